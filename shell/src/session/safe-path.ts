const PLACEHOLDER_ORIGIN = 'http://shop.invalid';

/**
 * A path of this shop, or the fallback. Never another origin nor a disguised one: `/.//x` is `//x` once its dots are
 * gone.
 */
export function safePath(wanted: string | null | undefined, fallback: string): string {
  if (!wanted?.startsWith('/')) return fallback;
  const url = URL.canParse(wanted, PLACEHOLDER_ORIGIN) ? new URL(wanted, PLACEHOLDER_ORIGIN) : null;
  if (!url || url.origin !== PLACEHOLDER_ORIGIN) return fallback;
  return url.pathname.startsWith('//') ? fallback : `${url.pathname}${url.search}${url.hash}`;
}
