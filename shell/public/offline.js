// The shop's service worker. It changes nothing while there is a network: pages, files and answers come from the server, and only
// what the network does not give at all is looked for in what a verified page has kept (federation/runtime/src/deferred/keep-offline.ts).
{
  const PREFIX = 'lacteos.offline.';
  const FRAME = '/offline-frame';
  const KEPT_PATHS = /^\/(releases|api\/(product|partner|legal|media))\//;

  const findKept = async (address) => {
    for (const name of await caches.keys()) {
      const found =
        name.startsWith(PREFIX) && (await (await caches.open(name)).match(address, { ignoreVary: true }));
      if (found) return found;
    }
    return undefined;
  };
  // Without a network, Firefox resolves the preload with an error response where others reject.
  const fetchPage = async ({ preloadResponse, request }) => {
    const answer = (await preloadResponse) ?? (await fetch(request));
    if (answer.type === 'error') throw new TypeError('no network');
    return answer;
  };
  const answerPage = async (event, { pathname }) => {
    try {
      return await fetchPage(event);
    } catch {
      return (await findKept(pathname)) ?? (await findKept(FRAME)) ?? Response.error();
    }
  };
  const answerFile = async (request) => {
    try {
      return await fetch(request);
    } catch (error) {
      const kept = await findKept(request.url);
      if (kept) return kept;
      throw error;
    }
  };

  self.addEventListener('install', () => self.skipWaiting());
  self.addEventListener('activate', (event) =>
    event.waitUntil(Promise.all([self.registration.navigationPreload?.enable(), self.clients.claim()])),
  );
  self.addEventListener('fetch', (event) => {
    const { request } = event;
    const address = new URL(request.url);
    if (request.method !== 'GET' || address.origin !== location.origin) return;
    if (request.mode === 'navigate') event.respondWith(answerPage(event, address));
    else if (KEPT_PATHS.test(address.pathname) && !request.headers.has('authorization'))
      event.respondWith(answerFile(request));
  });
}
