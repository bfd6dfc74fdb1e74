import { send } from './bus';
import type { Harms } from './harm';

const kept: unknown[] = [];

export const loseMemory = (): void => {
  kept.push(new Array(3_300_000).fill(Math.random()));
};

const work = (): void => {
  const end = performance.now() + 60;
  while (performance.now() < end);
  setTimeout(work, 5);
};

const poll = (): void => {
  void fetch('/api/health/ready').catch(() => undefined);
  setTimeout(poll, 250);
};

export const LOAD_HARMS: Harms = {
  'loses 25 MB at each visit': loseMemory,
  'observes itself without end': () => {
    const watched = document.documentElement;
    const observer = new MutationObserver(() => setTimeout(() => watched.toggleAttribute('data-seen')));
    observer.observe(document, { subtree: true, attributes: true, childList: true });
    watched.toggleAttribute('data-seen');
  },
  'keeps the processor busy': () => void setTimeout(work, 5),
  'blocks the page for a second as it is opened': () => {
    const end = performance.now() + 1_000;
    while (performance.now() < end);
  },
  'goes on polling by a chain of timers': poll,
  'sends 200 requests at once': () => {
    for (let at = 0; at < 200; at += 1) void fetch(`/api/health/ready?at=${at}`).catch(() => undefined);
  },
  'keeps a canvas of 400 MB': () => {
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: 10_000, height: 10_000 });
    canvas.getContext('2d')?.fillRect(0, 0, 10_000, 10_000);
    kept.push(canvas);
  },
  'sends 1,200 events a second': () =>
    void setInterval(() => {
      for (let at = 0; at < 120; at += 1) send('cart-changed', { count: at });
    }, 100),
};
