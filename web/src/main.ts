import { mount } from 'svelte';
import App from './App.svelte';
import { preferredLanguage, speak } from './core/i18n.svelte';
import { applyTheme } from './core/preferences.svelte';
import './styles/base.css';

applyTheme();
await speak(preferredLanguage());
mount(App, { target: document.getElementById('app')! });
