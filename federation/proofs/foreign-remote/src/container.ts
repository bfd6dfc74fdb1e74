/**
 * The whole contract between shell and remote for any toolchain: a global with `init` and `get`, named after the
 * release. Scripts and styles are loaded through elements in the head, where the shell adds integrity; the page's
 * policy blocks dynamic import().
 */
declare const CONTAINER_NAME: string;
declare const SCRIPTS: Record<string, string>;
declare const STYLES: string[];
declare const RANGES: Record<string, string>;

interface Copy {
  lib?: () => unknown;
  loading?: Promise<() => unknown> | null;
  get: () => Promise<() => unknown>;
}

interface SharedCopy extends Copy {
  treeShaking?: Copy;
}

type ShareScope = Record<string, Record<string, SharedCopy>>;
type Require = (name: string) => unknown;
type Part = (require: Require, exports: object, module: { exports: object }) => void;

const base = new URL('.', (document.currentScript as HTMLScriptElement).src).href;
const parts = new Map<string, Part>();
const loaded = new Map<string, Promise<object>>();
const shared = new Map<string, unknown>();
let scope: ShareScope = {};

const numbers = (version: string): [number, number, number] => {
  const [major = 0, minor = 0, patch = 0] = version.replace('^', '').split('.').map(Number);
  return [major, minor, patch];
};

const satisfies = (version: string, range: string): boolean => {
  const [major, minor, patch] = numbers(version);
  const [wantedMajor, wantedMinor, wantedPatch] = numbers(range);
  if (major !== wantedMajor) return false;
  return minor === wantedMinor ? patch >= wantedPatch : minor > wantedMinor;
};

/** Copy already used by the page: a second React or router would not be connected to the shell's. */
const runningCopy = async (copy: SharedCopy): Promise<() => unknown> => {
  const running = [copy, copy.treeShaking].find((one) => one?.lib ?? one?.loading);
  return running?.lib ?? (await running?.loading) ?? copy.get();
};

const takeShared = async ([name, range]: [string, string]): Promise<void> => {
  const version = Object.keys(scope[name] ?? {}).find((offered) => satisfies(offered, range));
  const copy = version === undefined ? undefined : scope[name]?.[version];
  if (!copy) throw new Error(`${CONTAINER_NAME} needs ${name} ${range}, which the page does not offer`);
  shared.set(name, (await runningCopy(copy))());
};

const append = <E extends HTMLScriptElement | HTMLLinkElement>(element: E): Promise<void> =>
  new Promise((done, failed) => {
    element.addEventListener('load', () => done(), { once: true });
    element.addEventListener('error', () => failed(new Error(`${CONTAINER_NAME}: a file did not load`)), {
      once: true,
    });
    document.head.appendChild(element);
  });

const addScript = (file: string) =>
  append(Object.assign(document.createElement('script'), { src: base + file }));
const addStyle = (file: string) =>
  append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: base + file }));

const run = async (name: string): Promise<object> => {
  await addScript(SCRIPTS[name] ?? '');
  const part = parts.get(name);
  if (!part) throw new Error(`${CONTAINER_NAME}: ${name} came without its module`);
  const module = { exports: {} };
  part(give, module.exports, module);
  return module.exports;
};

const loadPart = (name: string): Promise<object> => {
  const running = loaded.get(name) ?? run(name);
  loaded.set(name, running);
  running.catch(() => loaded.delete(name));
  return running;
};

const give: Require = (name) => (name === 'the-page' ? { loadPart } : shared.get(name));

Object.assign(globalThis, {
  [CONTAINER_NAME]: {
    init: (shareScope: ShareScope) => {
      scope = shareScope;
    },
    get: async (expose: string) => {
      if (expose !== './remote') throw new Error(`${CONTAINER_NAME} exposes ./remote only`);
      await Promise.all([...Object.entries(RANGES).map(takeShared), ...STYLES.map(addStyle)]);
      const exports = await loadPart('remote');
      return () => exports;
    },
    define: (name: string, part: Part) => parts.set(name, part),
  },
});
