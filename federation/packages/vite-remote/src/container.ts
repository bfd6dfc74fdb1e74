/// <reference lib="dom" />

export interface ContainerFacts {
  /** The global that the shell asks for; differs between any two releases. */
  name: string;
  /** File with the remote's module, from the folder of the release. */
  script: string;
  styles: readonly string[];
  /** Packages that the page has once, with the range that the release was written for, always of the form ^x.y.z. */
  ranges: Readonly<Record<string, string>>;
}

/**
 * Defines the global through which the shell gets the remote (federation/docs/remote-contract.md, 'The entry'). It is written into the
 * entry of a release as a text: nothing outside its own body exists there. Files are loaded as elements in the page's
 * head, where the shell adds their integrity and refuses what the release does not list.
 */
export const startContainer = ({ name, script, styles, ranges }: ContainerFacts): void => {
  interface Copy {
    lib?: () => unknown;
    loading?: Promise<() => unknown> | null;
    get: () => Promise<() => unknown>;
  }
  type SharedCopy = Copy & { treeShaking?: Copy };
  type ShareScope = Record<string, Record<string, SharedCopy>>;
  type Module = (require: (wanted: string) => unknown, exports: object, module: { exports: object }) => void;

  const base = new URL('./', (document.currentScript as HTMLScriptElement).src).href;
  const shared = new Map<string, unknown>();
  let scope: ShareScope = {};
  let define: (module: Module) => void = () => undefined;
  let loading: Promise<object> | undefined;

  const satisfies = (version: string, range: string): boolean => {
    const [major = 0, minor = 0, patch = 0] = version.split('.').map(Number);
    const [wantedMajor = 0, wantedMinor = 0, wantedPatch = 0] = range.slice(1).split('.').map(Number);
    if (major !== wantedMajor) return false;
    return minor === wantedMinor ? patch >= wantedPatch : minor > wantedMinor;
  };
  // The copy that the page already uses: a second React or router would not be connected to the shell's.
  const takeShared = async ([wanted, range]: [string, string]): Promise<void> => {
    const copies = Object.entries(scope[wanted] ?? {});
    const copy = copies.find(([version]) => satisfies(version, range))?.[1];
    if (!copy) throw new Error(`${name} needs ${wanted} ${range}, which the page does not offer`);
    const running = [copy, copy.treeShaking].find((one) => one?.lib ?? one?.loading);
    const give = running?.lib ?? (await running?.loading) ?? (await copy.get());
    shared.set(wanted, give());
  };
  const append = (element: HTMLElement): Promise<void> =>
    new Promise((done, failed) => {
      element.addEventListener('load', () => done(), { once: true });
      const fail = (): void => failed(new Error(`${name}: a file did not load`));
      element.addEventListener('error', fail, { once: true });
      document.head.appendChild(element);
    });
  const load = async (): Promise<object> => {
    const links = styles.map((href) =>
      append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: base + href })),
    );
    await Promise.all([...Object.entries(ranges).map(takeShared), ...links]);
    const module = { exports: {} };
    define = (run) => run((wanted) => shared.get(wanted), module.exports, module);
    await append(Object.assign(document.createElement('script'), { src: base + script }));
    return module.exports;
  };

  Object.assign(globalThis, {
    [name]: {
      base,
      init: (given: ShareScope) => {
        scope = given;
      },
      get: async (expose: string) => {
        if (expose !== './remote') throw new Error(`${name} exposes ./remote only`);
        loading ??= load();
        // A failed load may be tried again.
        loading.catch(() => (loading = undefined));
        const exports = await loading;
        return () => exports;
      },
      define: (module: Module) => define(module),
    },
  });
};
