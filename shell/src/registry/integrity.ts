import { releaseFolder, type Discovery } from '@lacteos/remote-kit';

/** Expected integrity by absolute address: the only scripts and styles that the page loads. */
export type TrustedFiles = ReadonlyMap<string, string>;

/** Every file of every listed release with the integrity that its release file states. */
export const trustedFiles = (discovery: Discovery, base: string): TrustedFiles => {
  const files = new Map<string, string>();
  for (const version of Object.values(discovery.microFrontends).flat()) {
    const folder = new URL(releaseFolder(version), base);
    for (const [path, { integrity }] of Object.entries(version.extras.files)) {
      files.set(new URL(path, folder).href, integrity);
    }
  }
  return files;
};

const loadedAddress = (node: Node): string | null => {
  if (node instanceof HTMLScriptElement) return node.src || null;
  if (node instanceof HTMLLinkElement && node.rel === 'stylesheet') return node.href;
  return null;
};

const secure = (element: HTMLScriptElement | HTMLLinkElement, integrity: string): void => {
  element.integrity = integrity;
  // Browsers check a policy of integrity only for requests made with CORS.
  element.crossOrigin = 'anonymous';
};

/**
 * Lets only trusted files into the page's head, each with its integrity. Both the federation runtime (entries) and
 * the bundler's own loaders inside the remotes (chunks, styles) append to the head, and the latter have no hook.
 * A refused element reports an error event, as if the server had not delivered it. Returns the function that undoes it.
 */
export const guardHead = (
  trusted: () => TrustedFiles,
  onRefused: (address: string) => void = () => undefined,
): (() => void) => {
  const { head } = document;
  const append = head.appendChild.bind(head);
  const guarded = <N extends Node>(node: N): N => {
    const address = loadedAddress(node);
    if (address === null) return append(node);
    const integrity = trusted().get(address);
    if (integrity) {
      secure(node as Node as HTMLScriptElement | HTMLLinkElement, integrity);
      return append(node);
    }
    onRefused(address);
    queueMicrotask(() => node.dispatchEvent(new Event('error')));
    return node;
  };
  head.appendChild = guarded;
  return () => {
    head.appendChild = append;
  };
};
