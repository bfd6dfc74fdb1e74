const PROTOCOLS = new Set(['http:', 'https:']);

/** Null when a browser cannot load it. @param address path, http or https @param base origin of the shop */
export function pictureUrl(address: string, base: string): string | null {
  const isPath = address.startsWith('/');
  if (!isPath && !/^https?:\/\//i.test(address)) return null;
  const url = URL.canParse(address, base) ? new URL(address, base) : null;
  if (!url || !PROTOCOLS.has(url.protocol)) return null;
  return isPath && url.origin !== new URL(base).origin ? null : url.href;
}
