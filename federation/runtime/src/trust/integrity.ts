import { releaseFolder, type RegistryVersion } from '@lacteos/remote-kit';

/** Expected integrity by absolute address; nothing else may load. */
export type TrustedFiles = Pick<ReadonlyMap<string, string>, 'get'>;

export const addTrusted = (
  files: Map<string, string>,
  versions: readonly RegistryVersion[],
  base: string,
): void => {
  for (const version of versions) {
    const folder = new URL(releaseFolder(version), base);
    for (const [path, { integrity }] of Object.entries(version.extras.files)) {
      files.set(new URL(path, folder).href, integrity);
    }
  }
};

type Loader = HTMLScriptElement | HTMLLinkElement;
type Method = (this: unknown, ...values: unknown[]) => unknown;

// Other links (prefetch, preload, icon) only fetch: their files are checked when used.
const LOADING_LINK = /stylesheet|modulepreload/i;

const isLoader = (node: unknown): node is Loader =>
  node instanceof HTMLScriptElement || node instanceof HTMLLinkElement;

const addressOf = (node: Loader): string => {
  if (node instanceof HTMLScriptElement) return node.src;
  return LOADING_LINK.test(node.rel) ? node.href : '';
};

const loadersIn = (node: unknown): Loader[] => {
  if (isLoader(node)) return [node];
  const mayHold = (node instanceof Element || node instanceof DocumentFragment) && node.firstChild;
  return mayHold ? [...node.querySelectorAll<Loader>('script[src],link')] : [];
};

const replace = (
  owner: object,
  name: string,
  change: (old: PropertyDescriptor) => PropertyDescriptor,
): (() => void) => {
  const old = Object.getOwnPropertyDescriptor(owner, name);
  if (!old) return () => undefined;
  Object.defineProperty(owner, name, { ...old, ...change(old) });
  return () => Object.defineProperty(owner, name, old);
};

const VARIADIC = ['append', 'prepend', 'before', 'after', 'replaceWith', 'replaceChildren'];
const INSERTING = ['appendChild', 'insertBefore', 'replaceChild', 'insertAdjacentElement', ...VARIADIC];
const insertable = () => [Node, Element, Document, DocumentFragment, CharacterData];

type LoadGuard = (element: Loader, address?: string) => boolean;

/** Decides whether an element may load an address, and sets its integrity. */
const createLoadGuard =
  (
    trusted: TrustedFiles,
    onRefused: (address: string) => void,
    foreignOrigins: readonly string[],
  ): LoadGuard =>
  (element, address = addressOf(element)) => {
    if (!address || foreignOrigins.some((origin) => address.startsWith(`${origin}/`))) return false;
    const integrity = trusted.get(address);
    if (integrity === undefined) {
      onRefused(address);
      queueMicrotask(() => element.dispatchEvent(new Event('error')));
      return true;
    }
    // Empty only for the dev server's files.
    element.integrity = integrity;
    // Browsers apply integrity policies to CORS requests only.
    element.crossOrigin = 'anonymous';
    return false;
  };

/**
 * Adds the policy's nonce to style elements that scripts insert, but not to those inside inserted HTML, so that
 * injected HTML has no styles.
 */
const addNonce = (nonce: string, values: readonly unknown[]): void => {
  for (const node of values) if (node instanceof HTMLStyleElement) node.nonce = nonce;
};

const guardInsertion =
  (isRefused: LoadGuard, nonce: string) => (name: string) => (old: PropertyDescriptor) => ({
    value: function guarded(this: Node, ...values: unknown[]): unknown {
      addNonce(nonce, values);
      for (const loader of this.isConnected ? values.flatMap(loadersIn) : []) {
        if (!isRefused(loader)) continue;
        const index = values.indexOf(loader);
        if (index < 0) loader.remove();
        else if (!VARIADIC.includes(name)) return loader;
        else values.splice(index, 1);
      }
      return (old.value as Method).apply(this, values);
    },
  });

/** Outside the document an element fetches nothing; it is checked when inserted. */
const createChangeGuard =
  (isRefused: LoadGuard) =>
  (element: Loader, address: unknown): boolean =>
    !element.isConnected ||
    (element instanceof HTMLLinkElement && !LOADING_LINK.test(element.rel)) ||
    !isRefused(element, new URL(String(address), document.baseURI).href);
type ChangeGuard = ReturnType<typeof createChangeGuard>;

const guardProperty = (mayTurn: ChangeGuard) => (old: PropertyDescriptor) => ({
  set(this: Loader, value: unknown) {
    if (mayTurn(this, value)) old.set?.call(this, value);
  },
});

const guardAttribute = (mayTurn: ChangeGuard) => (old: PropertyDescriptor) => ({
  value: function guarded(this: unknown, ...values: unknown[]): unknown {
    const [name, value] = values;
    if (isLoader(this) && /^(src|href)$/i.test(String(name)) && !mayTurn(this, value)) return undefined;
    return (old.value as Method).apply(this, values);
  },
});

/**
 * Redirects innerHTML of style elements, which antd and its icons use, to their text: pages with Trusted Types accept
 * no HTML strings.
 */
const guardStyleText = (): (() => void) => {
  const { prototype } = HTMLStyleElement;
  Object.defineProperty(prototype, 'innerHTML', {
    configurable: true,
    enumerable: true,
    get(this: HTMLStyleElement) {
      return this.textContent;
    },
    set(this: HTMLStyleElement, text: unknown) {
      this.textContent = String(text ?? '');
    },
  });
  return () => Reflect.deleteProperty(prototype, 'innerHTML');
};

/**
 * Lets only trusted files into the page, each with its integrity, whoever inserts them: the federation runtime,
 * bundlers' loaders (which have no hook) or a remote's code. Refused elements report an error event. Native
 * `import()` cannot be guarded, so builds avoid it (federation/docs/remote-contract.md). `foreignOrigins` are the
 * card widget's, which publishes no integrity. Returns the undo function.
 */
export const guardPage = (
  trusted: TrustedFiles,
  onRefused: (address: string) => void = () => undefined,
  foreignOrigins: readonly string[] = [],
  styleNonce = '',
): (() => void) => {
  const isRefused = createLoadGuard(trusted, onRefused, foreignOrigins);
  const inserting = guardInsertion(isRefused, styleNonce);
  const mayTurn = createChangeGuard(isRefused);
  const turning = guardProperty(mayTurn);
  const undo = [
    ...insertable().flatMap(({ prototype }) =>
      INSERTING.map((name) => replace(prototype, name, inserting(name))),
    ),
    replace(HTMLScriptElement.prototype, 'src', turning),
    replace(HTMLLinkElement.prototype, 'href', turning),
    replace(Element.prototype, 'setAttribute', guardAttribute(mayTurn)),
    guardStyleText(),
  ];
  return () => undo.forEach((restore) => restore());
};
