/// <reference lib="dom" />
/** These functions run inside the browser and must not refer to anything outside their body. */

export interface PageResources {
  intervals: number;
  layers: number;
  renderers: number;
}

export const installProbe = (): void => {
  const intervals = new Set<unknown>();
  let renderers = 0;
  const { setInterval: begin, clearInterval: end } = window;
  Object.assign(window, {
    setInterval: (...given: Parameters<typeof begin>) => {
      const id = begin.apply(window, given);
      intervals.add(id);
      return id;
    },
    clearInterval: (id: number | undefined) => {
      intervals.delete(id);
      end.call(window, id);
    },
    gateProbe: () => ({
      intervals: intervals.size,
      layers: document.body.childElementCount,
      renderers,
    }),
    // Every copy of react-dom registers itself here.
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      supportsFiber: true,
      isDisabled: false,
      renderers: new Map(),
      inject: () => (renderers += 1),
      checkDCE: () => undefined,
      onCommitFiberRoot: () => undefined,
      onCommitFiberUnmount: () => undefined,
      onPostCommitFiberRoot: () => undefined,
      onScheduleFiberRoot: () => undefined,
    },
  });
};

/** `unavailable`: the shell's failure panel. */
export type PageStatus =
  | 'unavailable'
  | 'loading'
  | 'mounted'
  | 'empty'
  | 'empty: no <h1> was found in <main> and its shadow roots';

export const readPageStatus = (): PageStatus => {
  const hasHeading = (root: ParentNode): boolean =>
    root.querySelector('h1') !== null ||
    [...root.querySelectorAll('*')].some(({ shadowRoot }) => shadowRoot !== null && hasHeading(shadowRoot));
  const main = document.querySelector('main');
  const isStarted = (window as unknown as { gateProbe: () => PageResources }).gateProbe().renderers > 0;
  // The HTML shows a first view before scripts run, and unknown addresses show the shell's page.
  if (!main || !isStarted || document.title.startsWith('Página no encontrada')) return 'empty';
  // Older shells have the class instead of the attribute.
  if (main.querySelector('[data-remote="unavailable"], .remote-unavailable')) return 'unavailable';
  if (main.querySelector('[aria-busy="true"][data-stage]')) return 'loading';
  return hasHeading(main) ? 'mounted' : 'empty: no <h1> was found in <main> and its shadow roots';
};

export interface Agreement {
  reactCopies: number;
  busProtocol: number | null;
  sessionStatus: string | null;
  role: number | null;
  frame: string[];
  path: string;
  /** Remote whose page is shown; null when it is the shell's, which may hold parts of remotes. */
  remote: string | null;
}

export const readAgreement = (): Agreement => {
  interface Share {
    lib?: () => unknown;
  }
  interface Instance {
    shareScopeMap: { default?: Record<string, Record<string, Share>> };
  }
  const scope = globalThis as { __FEDERATION__?: { __INSTANCES__?: Instance[] } };
  const copies = new Set<unknown>();
  for (const { shareScopeMap } of scope.__FEDERATION__?.__INSTANCES__ ?? [])
    for (const share of Object.values(shareScopeMap.default?.['react'] ?? {}))
      if (share.lib) copies.add(share.lib());
  const bus = Reflect.get(globalThis, Symbol.for('lacteos.session-bus')) as
    | { protocol: number; getSnapshot: () => { session: { status: string; user?: { id_role: number } } } }
    | undefined;
  const session = bus?.getSnapshot().session;
  return {
    reactCopies: copies.size,
    busProtocol: bus?.protocol ?? null,
    sessionStatus: session?.status ?? null,
    role: session?.user?.id_role ?? null,
    path: location.pathname,
    remote:
      document.querySelector<HTMLElement>('main [data-remote][data-part^="/"]')?.dataset['remote'] ?? null,
    frame: (document.querySelector('body footer')
      ? ['header', 'nav', 'main', 'footer']
      : ['header', 'main']
    ).filter((part) => {
      const [first, second] = document.querySelectorAll<HTMLElement>(`body ${part}`);
      return part === 'main' ? !first || second !== undefined : !first?.getClientRects().length;
    }),
  };
};

/** Navigates without loading the document again. */
export const navigateWithin = (address: string): void => {
  history.pushState({}, '', address);
  window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
};

export const readPageResources = (): PageResources =>
  (window as unknown as { gateProbe: () => PageResources }).gateProbe();
