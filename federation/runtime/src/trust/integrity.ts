import { releaseFolder, type DiscoveryVersion } from '@lacteos/remote-kit';

/** Expected integrity by absolute address: the only scripts and styles that the page loads. */
export type TrustedFiles = Pick<ReadonlyMap<string, string>, 'get'>;

/** Adds every file of the versions with the integrity that the discovery file states. */
export const addTrusted = (
  files: Map<string, string>,
  versions: readonly DiscoveryVersion[],
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

// What a link only fetches (prefetch, preload, icon) is checked when a script or a style asks for it.
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

/** Replaces a property of a prototype, if it has it; returns what puts the old one back. */
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

const MANY = ['append', 'prepend', 'before', 'after', 'replaceWith', 'replaceChildren'];
const INSERTING = ['appendChild', 'insertBefore', 'replaceChild', 'insertAdjacentElement', ...MANY];
const insertable = () => [Node, Element, Document, DocumentFragment, CharacterData];

type IsRefused = (element: Loader, address?: string) => boolean;

/** Says whether an element may not load an address; what may, is given its integrity. */
const judgeOf =
  (
    trusted: TrustedFiles,
    onRefused: (address: string) => void,
    foreignOrigins: readonly string[],
  ): IsRefused =>
  (element, address = addressOf(element)) => {
    if (!address || foreignOrigins.some((origin) => address.startsWith(`${origin}/`))) return false;
    const integrity = trusted.get(address);
    if (integrity === undefined) {
      onRefused(address);
      queueMicrotask(() => element.dispatchEvent(new Event('error')));
      return true;
    }
    // Empty only for files of the dev server, which change during development.
    element.integrity = integrity;
    // Browsers check a policy of integrity only for requests made with CORS.
    element.crossOrigin = 'anonymous';
    return false;
  };

/**
 * Gives style elements that scripts insert the nonce that the page's policy asks for; those inside inserted HTML get
 * none, so that a text that turns out to be HTML has no styles.
 */
const addNonce = (nonce: string, values: readonly unknown[]): void => {
  for (const node of values) if (node instanceof HTMLStyleElement) node.nonce = nonce;
};

/** Filters what a method inserts into the page. */
const guardInsertion =
  (isRefused: IsRefused, nonce: string) => (name: string) => (old: PropertyDescriptor) => ({
    value: function guarded(this: Node, ...values: unknown[]): unknown {
      addNonce(nonce, values);
      // Detached trees are filtered when they are inserted.
      for (const loader of this.isConnected ? values.flatMap(loadersIn) : []) {
        if (!isRefused(loader)) continue;
        const index = values.indexOf(loader);
        if (index < 0) loader.remove();
        else if (!MANY.includes(name)) return loader;
        else values.splice(index, 1);
      }
      return (old.value as Method).apply(this, values);
    },
  });

/** Whether an element may turn to an address; outside the page it fetches nothing and is checked when it is put there. */
const turnJudgeOf =
  (isRefused: IsRefused) =>
  (element: Loader, address: unknown): boolean =>
    !element.isConnected ||
    (element instanceof HTMLLinkElement && !LOADING_LINK.test(element.rel)) ||
    !isRefused(element, new URL(String(address), document.baseURI).href);
type MayTurn = ReturnType<typeof turnJudgeOf>;

/** Keeps a property that names an address from turning to one that is refused. */
const guardProperty = (mayTurn: MayTurn) => (old: PropertyDescriptor) => ({
  set(this: Loader, value: unknown) {
    if (mayTurn(this, value)) old.set?.call(this, value);
  },
});

/** The same for `setAttribute`. */
const guardAttribute = (mayTurn: MayTurn) => (old: PropertyDescriptor) => ({
  value: function guarded(this: unknown, ...values: unknown[]): unknown {
    const [name, value] = values;
    if (isLoader(this) && /^(src|href)$/i.test(String(name)) && !mayTurn(this, value)) return undefined;
    return (old.value as Method).apply(this, values);
  },
});

/**
 * Writes what scripts assign as the HTML of a style element as its text: it is one, and a page that demands trusted types
 * takes no text as HTML. antd and its icons make their styles so.
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
 * Lets only trusted files into the page, each with its integrity, however they are put there: by the federation
 * runtime (entries), by the bundlers' own loaders inside the remotes (chunks, styles), which have no hook, or by code of
 * a remote. A refused element reports an error event, as if the server had not delivered it. Native `import()` has no
 * hook at all: builds of remotes do not use it (federation/docs/remote-contract.md). `foreignOrigins` are those of the card widget,
 * whose integrity nobody publishes; the page's policy lets in no other. `styleNonce` is what that policy asks of style
 * elements. Returns the function that undoes it.
 */
export const guardPage = (
  trusted: TrustedFiles,
  onRefused: (address: string) => void = () => undefined,
  foreignOrigins: readonly string[] = [],
  styleNonce = '',
): (() => void) => {
  const isRefused = judgeOf(trusted, onRefused, foreignOrigins);
  const inserting = guardInsertion(isRefused, styleNonce);
  const mayTurn = turnJudgeOf(isRefused);
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
