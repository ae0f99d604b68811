/** Addresses and pages: the path is the only truth about where we are. */
export interface Place {
  page: string;
  params: Record<string, string>;
}

const ROUTES: [pattern: RegExp, page: string][] = [
  [/^\/$/, 'home'],
  [/^\/lobby$/, 'lobby'],
  [/^\/new(?:\/(?<game>[a-z-]+))?$/, 'new'],
  [/^\/t\/(?<table>[\w-]+)$/, 'table'],
  [/^\/join(?:\/(?<code>[A-Za-z0-9]+))?$/, 'join'],
  [/^\/j\/(?<code>[A-Za-z0-9]+)$/, 'join'],
  [/^\/learn(?:\/(?<game>[a-z-]+))?$/, 'learn'],
  [/^\/puzzles(?:\/(?<game>[a-z-]+)(?:\/(?<puzzle>[a-z0-9-]+)?)?)?$/, 'puzzles'],
  [/^\/rules(?:\/(?<game>[a-z-]+))?$/, 'rules'],
  [/^\/tale\/shared\/(?<link>[\w.-]+)$/, 'tale'],
  [/^\/tale\/(?<table>[\w-]+)$/, 'tale'],
  [/^\/about$/, 'about'],
  [/^\/settings$/, 'settings'],
  [/^\/profile$/, 'profile'],
];

let here = location.pathname + location.search;
let place = $state.raw<Place>(found(location.pathname));

export const router = {
  get place() {
    return place;
  },
};

export function go(path: string, replace = false): void {
  if (path === location.pathname + location.search + location.hash) return;
  history[replace ? 'replaceState' : 'pushState'](null, '', path);
  arrive();
}

function arrive(): void {
  here = location.pathname + location.search;
  place = found(location.pathname);
  scrollTo(0, 0);
}

function found(path: string): Place {
  for (const [pattern, page] of ROUTES) {
    const match = pattern.exec(path);
    if (match) return { page, params: { ...match.groups } };
  }
  return { page: 'nowhere', params: {} };
}

/** Another place on the same page is the browser's own affair. */
addEventListener('popstate', () => {
  if (here !== location.pathname + location.search) arrive();
});

/** Links inside Frostfair change the page without loading it anew. */
document.addEventListener('click', (event) => {
  const link = (event.target as Element).closest?.('a[href]');
  if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download')) return;
  if (
    event.defaultPrevented ||
    event.button ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey
  )
    return;
  const url = new URL(link.href);
  if (url.origin !== location.origin || /^\/(api|schema|ws)\b/.test(url.pathname)) return;
  if (url.pathname === location.pathname && url.hash) return; // a place on this page
  event.preventDefault();
  go(url.pathname + url.search + url.hash);
});
