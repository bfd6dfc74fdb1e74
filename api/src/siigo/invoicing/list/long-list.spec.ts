import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';

import { DIALECTS } from '#test/index.js';
import { InvoicingFixture } from '#test/invoicing/invoicing-fixture.js';
import { TEST_SETTINGS } from '#test/test-settings.js';
import { SiigoClient } from '../../client/siigo-client.js';
import type { AdminCustomerDto, CustomerDto } from '../../customers/customer.dto.js';
import { CustomerSync } from '../../customers/customer-sync.js';
import type { InvoiceRowDto } from '../view/invoice-state.dto.js';

// `npm run prove -- long-lists` uses realistic sizes and prints the time per page.
const IS_THOROUGH = TEST_SETTINGS.hasLongLists;
const INVOICES = IS_THOROUGH ? 5_000 : 300;
const CUSTOMERS = IS_THOROUGH ? 3_000 : 300;
const PAGE = 20;
const SYNC_PAGE = 100;
const firstMiddleLast = (total: number): number[] => [
  1,
  Math.ceil(total / PAGE / 2),
  Math.ceil(total / PAGE),
];

/** Times a call, and prints the time in the thorough run. */
async function timed<T>(what: string, call: () => Promise<T>): Promise<T> {
  const startedAt = performance.now();
  const answer = await call();
  if (IS_THOROUGH) process.stdout.write(`${what}: ${(performance.now() - startedAt).toFixed(0)} ms\n`);
  return answer;
}

describe.each(DIALECTS)('long lists on $name', (dialect) => {
  let fixture: InvoicingFixture;
  let total: number;
  beforeAll(async () => {
    fixture = await InvoicingFixture.start(dialect);
    await fixture.siigo.control('POST', 'invoices', { count: INVOICES });
    await fixture.siigo.control('POST', 'customers', { count: CUSTOMERS });
    total = (await fixture.siigo.state()).customers;
    // Past the overlap of two imports.
    fixture.api.clock.advance(3_600_000);
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });
  afterAll(() => fixture.stop());

  it('of invoices need one SIIGO request per page, whichever page is opened', async () => {
    const asked = jest.spyOn(fixture.api.app.get(SiigoClient), 'page');
    const seen = new Set<string>();
    for (const page of firstMiddleLast(INVOICES)) {
      asked.mockClear();
      const answer = await timed(`${dialect.name}: page ${page} of the invoices`, () =>
        fixture.call<InvoiceRowDto[]>('GET', `/siigo/invoices?page=${page}&pageSize=${PAGE}`),
      );
      answer.data.forEach(({ id }) => seen.add(id));
      expect(JSON.parse(answer.text)).toMatchObject({ meta: { total: INVOICES, page, pageSize: PAGE } });
      expect(asked.mock.calls).toEqual([['/v1/invoices', page, PAGE, {}]]);
    }
    expect(seen.size).toBe(3 * PAGE);
  });

  it('of invoices are cut at 200 without a page', async () => {
    const asked = jest.spyOn(fixture.api.app.get(SiigoClient), 'page');
    const answer = await fixture.call<InvoiceRowDto[]>('GET', '/siigo/invoices');
    expect(answer.data).toHaveLength(200);
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it('of invoices send only non-empty filters to SIIGO [B-220]', async () => {
    const asked = jest.spyOn(fixture.api.app.get(SiigoClient), 'page');
    await fixture.call('GET', '/siigo/invoices?name=&created_start=2026-11-20&created_end=2026-11-20&page=1');
    expect(asked.mock.calls[0]).toEqual([
      '/v1/invoices',
      1,
      20,
      { created_start: '2026-11-20T05:00:00Z', created_end: '2026-11-21T04:59:59Z' },
    ]);
  });

  it('of customers are imported once, page by page', async () => {
    const asked = jest.spyOn(fixture.api.app.get(SiigoClient), 'page');
    expect(await fixture.api.app.get(CustomerSync).run()).toBe(total);
    expect(asked).toHaveBeenCalledTimes(Math.ceil(total / SYNC_PAGE));
    expect(asked.mock.calls.at(-1)).toEqual(['/v1/customers', Math.ceil(total / SYNC_PAGE), SYNC_PAGE, {}]);
  });

  it('of customers are paged in the local table without a call to SIIGO', async () => {
    const asked = jest.spyOn(fixture.api.app.get(SiigoClient), 'page');
    const pages = firstMiddleLast(total);
    for (const page of pages) {
      const answer = await timed(`${dialect.name}: page ${page} of the customers`, () =>
        fixture.call<AdminCustomerDto[]>('GET', `/admin/customers?page=${page}&pageSize=${PAGE}`),
      );
      const isLast = page === pages.at(-1);
      expect(answer.data).toHaveLength(isLast ? total - (page - 1) * PAGE : PAGE);
      expect(JSON.parse(answer.text)).toMatchObject({ meta: { total, page, pageSize: PAGE } });
    }
    expect(asked).not.toHaveBeenCalled();
  });

  it('of customers need one SIIGO request per page of the SIIGO list', async () => {
    const asked = jest.spyOn(fixture.api.app.get(SiigoClient), 'page');
    const path = `/siigo/customers?page=12&pageSize=${PAGE}`;
    expect((await fixture.call<CustomerDto[]>('GET', path)).data).toHaveLength(PAGE);
    expect(asked.mock.calls).toEqual([['/v1/customers', 12, PAGE, {}]]);
  });

  it.each([1, 7, 150, 200])(
    'of customers and invoices have pages of %d rows [N-19-017]',
    async (pageSize) => {
      for (const path of ['/siigo/customers', '/siigo/invoices']) {
        const pages = await Promise.all(
          [1, 2].map((page) =>
            fixture.call<{ id: number }[]>('GET', `${path}?page=${page}&pageSize=${pageSize}`),
          ),
        );
        const last = Math.min(pageSize, 300 - pageSize);
        expect(pages[0]?.data).toHaveLength(pageSize);
        expect(pages[1]?.data.length).toBeGreaterThanOrEqual(IS_THOROUGH ? pageSize : last);
        expect(JSON.parse(pages[1]?.text ?? '')).toMatchObject({ meta: { page: 2, pageSize } });
        const ids = pages.flatMap(({ data }) => data.map(({ id }) => id));
        expect(new Set(ids).size).toBe(ids.length);
      }
    },
  );

  it('of customers are updated the next night with changes only', async () => {
    const asked = jest.spyOn(fixture.api.app.get(SiigoClient), 'page');
    fixture.api.clock.advance(86_400_000);
    expect(await fixture.api.app.get(CustomerSync).run()).toBe(0);
    expect(asked).toHaveBeenCalledTimes(2);
  });
});
