/** Other people's work that we give to browsers, with the texts of the licences that go with it. */
export interface Work {
  name: string;
  by: string;
  licence: string;
  what: 'font' | 'icons' | 'code';
  text?: () => Promise<{ default: string }>;
}

export const WORKS: Work[] = [
  {
    name: 'Ruslan Display',
    by: 'Oleg Snarsky, Denis Masharov, Vladimir Rabdu',
    licence: 'SIL OFL 1.1',
    what: 'font',
    text: () => import('../../node_modules/@fontsource/ruslan-display/LICENSE?raw'),
  },
  {
    name: 'Kurale',
    by: 'The Kurale Project Authors',
    licence: 'SIL OFL 1.1',
    what: 'font',
    text: () => import('../../node_modules/@fontsource/kurale/LICENSE?raw'),
  },
  {
    name: 'Alegreya',
    by: 'The Alegreya Project Authors',
    licence: 'SIL OFL 1.1',
    what: 'font',
    text: () => import('../../node_modules/@fontsource/alegreya/LICENSE?raw'),
  },
  {
    name: 'Alegreya Sans',
    by: 'The Alegreya Sans Project Authors',
    licence: 'SIL OFL 1.1',
    what: 'font',
    text: () => import('../../node_modules/@fontsource/alegreya-sans/LICENSE?raw'),
  },
  { name: 'game-icons.net', by: 'Lorc, Delapouite & contributors', licence: 'CC BY 3.0', what: 'icons' },
  {
    name: 'Svelte',
    by: 'Svelte contributors',
    licence: 'MIT',
    what: 'code',
    text: () => import('../../node_modules/svelte/LICENSE.md?raw'),
  },
  {
    name: 'Fluent',
    by: 'Mozilla',
    licence: 'Apache 2.0',
    what: 'code',
    // the package brings no text along; this is the same licence, word for word
    text: () => import('../../node_modules/typescript/LICENSE.txt?raw'),
  },
];

export const OURS = () => import('../../../LICENSE?raw');
