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
  place: object,
  name: string,
  change: (old: PropertyDescriptor) => PropertyDescriptor,
): (() => void) => {
  const old = Object.getOwnPropertyDescriptor(place, name);
  if (!old) return () => undefined;
  Object.defineProperty(place, name, { ...old, ...change(old) });
  return () => Object.defineProperty(place, name, old);
};

const MANY = ['append', 'prepend', 'before', 'after', 'replaceWith', 'replaceChildren'];
const INSERTING = ['appendChild', 'insertBefore', 'replaceChild', 'insertAdjacentElement', ...MANY];
const places = () => [Node, Element, Document, DocumentFragment, CharacterData];

/**
 * Lets only trusted files into the page, each with its integrity, however they are put there: by the federation
 * runtime (entries), by the bundlers' own loaders inside the remotes (chunks, styles), which have no hook, or by code of
 * a remote. A refused element reports an error event, as if the server had not delivered it. Native `import()` has no
 * hook at all: builds of remotes do not use it (docs/remote-contract.md). `foreignOrigins` are those of the card widget,
 * whose integrity nobody publishes; the page's policy lets in no other. Returns the function that undoes it.
 */
export const guardPage = (
  trusted: TrustedFiles,
  onRefused: (address: string) => void = () => undefined,
  foreignOrigins: readonly string[] = [],
): (() => void) => {
  const isRefused = (element: Loader, address = addressOf(element)): boolean => {
    if (!address || foreignOrigins.some((origin) => address.startsWith(`${origin}/`))) return false;
    const integrity = trusted.get(address);
    if (integrity === undefined) {
      onRefused(address);
      queueMicrotask(() => element.dispatchEvent(new Event('error')));
      return true;
    }
    // Empty only for files of the server of development, which change while they are worked on.
    element.integrity = integrity;
    // Browsers check a policy of integrity only for requests made with CORS.
    element.crossOrigin = 'anonymous';
    return false;
  };
  const inserting = (name: string) => (old: PropertyDescriptor) => ({
    value: function guarded(this: Node, ...values: unknown[]): unknown {
      // What is built outside the page is looked through when it is put into it.
      for (const loader of this.isConnected ? values.flatMap(loadersIn) : []) {
        if (!isRefused(loader)) continue;
        const place = values.indexOf(loader);
        if (place < 0) loader.remove();
        else if (!MANY.includes(name)) return loader;
        else values.splice(place, 1);
      }
      return (old.value as Method).apply(this, values);
    },
  });
  // An element outside the page fetches nothing: it is checked when it is put there.
  const mayTurnTo = (element: Loader, address: unknown): boolean =>
    !element.isConnected ||
    (element instanceof HTMLLinkElement && !LOADING_LINK.test(element.rel)) ||
    !isRefused(element, new URL(String(address), document.baseURI).href);
  const turning = (old: PropertyDescriptor) => ({
    set(this: Loader, value: unknown) {
      if (mayTurnTo(this, value)) old.set?.call(this, value);
    },
  });
  const undo = [
    ...places().flatMap(({ prototype }) =>
      INSERTING.map((name) => replace(prototype, name, inserting(name))),
    ),
    replace(HTMLScriptElement.prototype, 'src', turning),
    replace(HTMLLinkElement.prototype, 'href', turning),
    replace(Element.prototype, 'setAttribute', (old) => ({
      value: function guarded(this: unknown, ...values: unknown[]): unknown {
        const [name, value] = values;
        if (isLoader(this) && /^(src|href)$/i.test(String(name)) && !mayTurnTo(this, value)) return undefined;
        return (old.value as Method).apply(this, values);
      },
    })),
  ];
  return () => undo.forEach((restore) => restore());
};
