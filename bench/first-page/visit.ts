import type { Browser, CDPSession, Page, Request } from 'playwright-core';
import { startOfDeferredWork } from '../../tools/first-page-requests.mjs';
import { PHONE, slowDown } from '../lib/slow-phone';

const SETTLED_MS = 2_500;

export interface Visit {
  scriptKb: number;
  requests: number;
  fcp: number;
  lcp: number;
  /** Time until an add button is visible and the page responsive; null without a button. */
  answers: number | null;
  cls: number;
  /** Longest request chain; requests of the HTML itself have depth 1. */
  depth: number;
  /** Sum of task time beyond 50 ms each, deferred work included. */
  blocked: number;
  /** 1 if a service worker is registered at the end. */
  worker: number;
}
export interface VisitOptions {
  hasLogoScreen: boolean;
}

interface Measured {
  lcp: number;
  cls: number;
  fcp: number;
  answers: number | null;
  blocked: number;
}

const observe = (): void => {
  const measured: Measured = { lcp: 0, cls: 0, fcp: 0, answers: null, blocked: 0 };
  Object.assign(window, { measured });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) measured.lcp = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[])
      if (!entry.hadRecentInput) measured.cls += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntriesByName('first-contentful-paint')) measured.fcp = entry.startTime;
  }).observe({ type: 'paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) measured.blocked += Math.max(0, duration - 50);
  }).observe({ type: 'longtask', buffered: true });
  // No named functions in here: the loader would wrap them in `__name`, which the page lacks.
  const observer = new MutationObserver(() => {
    const buttons = [...document.querySelectorAll('main button')].filter(
      (button) => !button.closest('#first-view, [inert]'),
    );
    if (!buttons.some(({ textContent }) => (textContent ?? '').startsWith('Agregar al carrito'))) return;
    observer.disconnect();
    // The next task after the button appears can handle a click.
    setTimeout(() => {
      measured.answers = performance.now();
    }, 0);
  });
  observer.observe(document, { childList: true, subtree: true });
};

const COUNTED = new Set(['Script', 'Stylesheet', 'Fetch', 'XHR']);

/** Returns the longest initiator chain before `end`; the HTML has depth 0. */
const watchChains = (session: CDPSession): ((end: number) => number) => {
  const depths = new Map<string, number>();
  const counted: { depth: number; at: number }[] = [];
  session.on('Network.requestWillBeSent', ({ request, initiator, type, wallTime }) => {
    if (type === 'Document' || depths.has(request.url)) return;
    const callers = initiator.stack?.callFrames.map(({ url }) => depths.get(url) ?? 0) ?? [0];
    const depth = 1 + Math.max(0, ...callers.slice(0, 1));
    depths.set(request.url, depth);
    if (COUNTED.has(type ?? '')) counted.push({ depth, at: wallTime * 1_000 });
  });
  return (end) => Math.max(0, ...counted.filter(({ at }) => at < end).map(({ depth }) => depth));
};

const countTraffic = (page: Page): ((end: number) => Promise<{ scriptKb: number; requests: number }>) => {
  const finished: Request[] = [];
  page.on('requestfinished', (request) => finished.push(request));
  return async (end) => {
    const counted = finished.filter((request) => request.timing().startTime < end);
    const scripts = counted.filter((request) => new URL(request.url()).pathname.endsWith('.js'));
    const sizes = await Promise.all(scripts.map(async (script) => (await script.sizes()).responseBodySize));
    return { scriptKb: sizes.reduce((sum, size) => sum + size, 0) / 1000, requests: counted.length };
  };
};

export const visit = async (
  browser: Browser,
  address: string,
  { hasLogoScreen }: VisitOptions,
): Promise<Visit> => {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    await page.addInitScript(observe);
    if (!hasLogoScreen) await page.addInitScript(() => sessionStorage.setItem('logo-screen-seen', 'yes'));
    const session = await slowDown(page);
    const deepest = watchChains(session);
    const traffic = countTraffic(page);
    await page.goto(address, { waitUntil: 'load' });
    await page.locator('main h1').first().waitFor();
    const end = await startOfDeferredWork(page);
    await page.waitForTimeout(SETTLED_MS);
    const { scriptKb, requests } = await traffic(end);
    const measured = await page.evaluate(() => (window as Window & { measured?: Measured }).measured);
    if (!measured) throw new Error('the page was not observed');
    const worker = await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
    return { ...measured, scriptKb, requests, depth: deepest(end), worker };
  } finally {
    await context.close();
  }
};
