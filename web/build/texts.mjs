/** `virtual:texts`: all catalogues by their path in the package. What is read together comes in one request. */
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const PACKAGE = fileURLToPath(new URL('../../src/frostfair/', import.meta.url));
const LIST = 'virtual:texts';
const VOLUME = 'virtual:texts/';
const OWN = '\0'; // how names begin that are no files

/** By language: what every page says, what every table says, what one game says; all else stands alone. */
const VOLUMES = [
  ['fair-$1', /^i18n\/(\w\w)\/(?:names|web|web-pages)\.ftl$/],
  ['fair-$1', /^games\/\w+\/texts\/(\w\w)\/stall\.ftl$/],
  ['table-$1', /^i18n\/(\w\w)\/(?:table|web-table|web-plain)\.ftl$/],
  ['$1-$2', /^games\/(\w+)\/texts\/(\w\w)\/(?!tutorial|puzzles|figures)\w+\.ftl$/],
];

function volumeOf(path) {
  const [volume, files] = VOLUMES.find(([, found]) => found.test(path)) ?? [];
  return volume ? path.replace(files, volume) : path.replace(/\W+/g, '-');
}

const paths = () =>
  globSync(['i18n/*/*.ftl', 'games/*/texts/*/*.ftl'], { cwd: PACKAGE })
    .map((path) => path.replaceAll('\\', '/'))
    .sort();

function list() {
  const doors = paths().map((path) => {
    const name = JSON.stringify(path);
    return `${name}: () => import(${JSON.stringify(VOLUME + volumeOf(path))}).then((all) => all.default[${name}])`;
  });
  return `export default {${doors.join(',\n')}};`;
}

export function texts() {
  return {
    name: 'texts',
    resolveId: (id) => (id === LIST || id.startsWith(VOLUME) ? OWN + id : null),
    load(id) {
      if (id === OWN + LIST) return list();
      if (!id.startsWith(OWN + VOLUME)) return null;
      const inside = paths().filter((path) => OWN + VOLUME + volumeOf(path) === id);
      inside.forEach((path) => this.addWatchFile(PACKAGE + path));
      const written = inside.map((path) => [path, readFileSync(PACKAGE + path, 'utf-8')]);
      return `export default ${JSON.stringify(Object.fromEntries(written))};`;
    },
  };
}
