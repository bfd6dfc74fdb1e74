import type { Harms } from './harm';

const kept: unknown[] = [];

/** Go on when the page is left, or reach other tabs and later visits. */
export const LEFT_OPEN_HARMS: Harms = {
  'leaves a worker at work': () => {
    const source = new Blob(['setInterval(() => undefined, 10)'], { type: 'text/javascript' });
    kept.push(new Worker(URL.createObjectURL(source)));
  },
  'keeps the screen awake': () =>
    void navigator.wakeLock.request().then(
      (lock) => kept.push(lock),
      () => undefined,
    ),
  'forges messages to other tabs': () => {
    const others = new BroadcastChannel('lacteos.session');
    kept.push(others);
    others.postMessage({ type: 'signed-out' });
  },
  "writes into another's cache": () =>
    void caches.keys().then(async (names) => {
      for (const name of names) await (await caches.open(name)).put('/elsewhere', new Response('sabotage'));
    }),
};
