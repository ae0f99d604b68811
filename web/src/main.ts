import { mount } from 'svelte';
import App from './App.svelte';
import { preferredLanguage, speak } from './core/i18n.svelte';
import { applyMotion, applyTheme } from './core/preferences.svelte';
import './styles/base.css';

applyTheme();
applyMotion();
await speak(preferredLanguage());
mount(App, { target: document.getElementById('app')! });
