import type { IncomingHttpHeaders } from 'node:http';

type Headers = Record<string, string | string[] | undefined>;

/** Browsers take `__Secure-` and `__Host-` cookies over https only. */
const SECURE_NAME = /^(__(?:Secure|Host)-)/;
const LOCAL_NAME = /(^|;\s*)local\.(__(?:Secure|Host)-)/g;

const FOR_THIS_HOP = ['connection', 'keep-alive', 'transfer-encoding'];

const without = (headers: Headers, names: readonly string[]): Headers =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));

const replaceOrigin = (address: string | undefined, to: string): string | undefined =>
  address && URL.canParse(address) ? address.replace(new URL(address).origin, to) : address;

/** A page's request as the shop's own page would send it. */
export const headersToShop = (headers: IncomingHttpHeaders, shop: URL, isDocument: boolean): Headers => {
  const { origin, referer, cookie } = headers;
  const leftOut = isDocument ? [...FOR_THIS_HOP, 'if-none-match', 'if-modified-since'] : FOR_THIS_HOP;
  return {
    ...without(headers, leftOut),
    host: shop.host,
    ...(origin ? { origin: shop.origin } : {}),
    ...(referer ? { referer: replaceOrigin(referer, shop.origin) } : {}),
    ...(cookie ? { cookie: cookie.replace(LOCAL_NAME, '$1$2') } : {}),
    ...(isDocument ? { 'accept-encoding': 'identity' } : {}),
  };
};

const localCookie = (cookie: string): string =>
  cookie
    .split(/;\s*/)
    .filter((part) => !/^(?:domain=|secure$)/i.test(part))
    .map((part) => (/^samesite=none$/i.test(part) ? 'SameSite=Lax' : part))
    .join('; ')
    .replace(SECURE_NAME, 'local.$1');

/** The shop's answer for a browser on http://localhost. */
export const headersFromShop = (headers: IncomingHttpHeaders, shop: URL): Headers => {
  const { location, 'set-cookie': cookies } = headers;
  return {
    ...without(headers, [...FOR_THIS_HOP, 'strict-transport-security']),
    ...(location ? { location: location.replace(shop.origin, '') || '/' } : {}),
    ...(cookies ? { 'set-cookie': cookies.map(localCookie) } : {}),
  };
};
