import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Page } from 'playwright-core';
import { PageWatch } from './page-watch.js';

const SETTLE_MS = 60_000;

class FakePage extends EventEmitter {
  constructor(private readonly onWait: (page: FakePage) => void) {
    super();
  }

  waitForTimeout(ms: number): Promise<void> {
    jest.setSystemTime(Date.now() + ms);
    this.onWait(this);
    return Promise.resolve();
  }
}

const requestOf = (path: string, cookie = '') => ({
  url: () => `https://shop.test${path}`,
  method: () => 'GET',
  resourceType: () => 'fetch',
  failure: () => null,
  allHeaders: () => Promise.resolve({ cookie }),
});

const answer = (page: FakePage, request: ReturnType<typeof requestOf>, status = 200): void => {
  const response = { url: request.url, status: () => status, request: () => request };
  page.emit('request', request);
  page.emit('response', response);
};

const watchPage = (onWait: (page: FakePage) => void = () => undefined) => {
  const page = new FakePage(onWait);
  return { page, watch: new PageWatch(page as unknown as Page, '/releases/mfe-x/1', SETTLE_MS) };
};

describe('the watch of a page', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  const settledAfter = async (onWait: (page: FakePage) => void): Promise<number> => {
    const { watch } = watchPage(onWait);
    const startedAt = Date.now();
    await watch.settle();
    return Date.now() - startedAt;
  };

  it('waits no longer for a page that asks for one address again and again [N-37-216]', async () => {
    expect(await settledAfter((page) => answer(page, requestOf('/api/product')))).toBeLessThan(1_000);
  });

  it('waits as long as a page asks for other addresses [N-37-216]', async () => {
    let asked = 0;
    const ask = (page: FakePage) => {
      if (asked < 100) answer(page, requestOf(`/api/product/${(asked += 1)}`));
    };
    expect(await settledAfter(ask)).toBeGreaterThan(100 * 50);
  });

  it('waits no longer for a page that sends more requests at once than are allowed [N-37-216]', async () => {
    const { watch, page } = watchPage();
    for (let at = 0; at < 60; at += 1) page.emit('request', requestOf(`/api/product?at=${at}`));
    const startedAt = Date.now();
    await watch.settle();
    watch.judgeCalls();
    expect(Date.now() - startedAt).toBe(0);
    expect(watch.problems).toEqual(['sends 60 requests at once']);
  });

  it('refuses a page that asks for more than 500 files and images [N-37-218]', () => {
    const { watch, page } = watchPage();
    for (let at = 0; at <= 500; at += 1) page.emit('request', requestOf(`/images/${at}.png`));
    watch.judgeCalls();
    expect(watch.problems).toEqual(['asks for 501 files while it is opened']);
  });

  it('names the largest cookies before anything else when no request can carry them [N-37-217]', async () => {
    const { page, watch } = watchPage();
    watch.problems.push('opened, it is unavailable');
    answer(page, requestOf('/api/product', `a=1; big=${'x'.repeat(3_900)}; b=22; c=333`), 431);
    await watch.judged();
    expect(watch.problems).toEqual([
      'writes cookies that no request can carry, the largest are big, c, b',
      'opened, it is unavailable',
    ]);
  });
});
