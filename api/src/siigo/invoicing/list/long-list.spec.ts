import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';

import { DIALECTS } from '../../../../test/index.js';
import { InvoicingWorld } from '../../../../test/invoicing-world.js';
import { SiigoClient } from '../../client/siigo-client.js';
import type { AdminCustomerDto, CustomerDto } from '../../customers/customer.dto.js';
import { CustomerSync } from '../../customers/customer-sync.js';
import type { InvoiceRowDto } from '../request/invoice-state.dto.js';

const INVOICES = 5_000;
const CUSTOMERS = 3_000;
const PAGE = 20;

describe.each(DIALECTS)('a list of 5,000 invoices on $name', (dialect) => {
  let world: InvoicingWorld;
  beforeAll(async () => {
    world = await InvoicingWorld.start(dialect);
    await world.siigo.control('POST', 'invoices', { count: INVOICES });
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });
  afterAll(() => world.stop());

  it('costs one request of one page towards SIIGO, wherever one leafs', async () => {
    const asked = jest.spyOn(world.api.app.get(SiigoClient), 'page');
    const seen = new Set<string>();
    for (const page of [1, 125, INVOICES / PAGE]) {
      asked.mockClear();
      const answer = await world.call<InvoiceRowDto[]>(
        'GET',
        `/siigo/invoices?page=${page}&pageSize=${PAGE}`,
      );
      answer.data.forEach(({ id }) => seen.add(id));
      expect(JSON.parse(answer.text)).toMatchObject({ meta: { total: INVOICES, page, pageSize: PAGE } });
      expect(asked.mock.calls).toEqual([['/v1/invoices', page, PAGE, {}]]);
    }
    expect(seen.size).toBe(3 * PAGE);
  });

  it('asks for the first 200 when nobody says which page', async () => {
    const asked = jest.spyOn(world.api.app.get(SiigoClient), 'page');
    const answer = await world.call<InvoiceRowDto[]>('GET', '/siigo/invoices');
    expect(answer.data).toHaveLength(200);
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it('sends only the filters that are filled', async () => {
    const asked = jest.spyOn(world.api.app.get(SiigoClient), 'page');
    await world.call('GET', '/siigo/invoices?name=&created_start=2026-11-20&created_end=2026-11-20&page=1');
    expect(asked.mock.calls[0]).toEqual([
      '/v1/invoices',
      1,
      20,
      { created_start: '2026-11-20T05:00:00Z', created_end: '2026-11-21T04:59:59Z' },
    ]);
  });
});

describe.each(DIALECTS)('a company of 3,000 customers on $name', (dialect) => {
  let world: InvoicingWorld;
  let total: number;
  beforeAll(async () => {
    world = await InvoicingWorld.start(dialect);
    await world.siigo.control('POST', 'customers', { count: CUSTOMERS });
    total = (await world.siigo.state()).customers;
    // Changes of the last minutes are read twice.
    world.api.clock.advance(3_600_000);
    await world.api.app.get(CustomerSync).run();
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });
  afterAll(() => world.stop());

  it('is leafed through in our table without a word to SIIGO', async () => {
    const asked = jest.spyOn(world.api.app.get(SiigoClient), 'page');
    for (const page of [1, 75, 150]) {
      const answer = await world.call<AdminCustomerDto[]>('GET', `/admin/customers?page=${page}&pageSize=20`);
      expect(answer.data).toHaveLength(PAGE);
      expect(JSON.parse(answer.text)).toMatchObject({ meta: { total, page, pageSize: PAGE } });
    }
    expect(asked).not.toHaveBeenCalled();
  });

  it('costs one request of one page towards SIIGO in its own list', async () => {
    const asked = jest.spyOn(world.api.app.get(SiigoClient), 'page');
    const path = '/siigo/customers?page=150&pageSize=20';
    expect((await world.call<CustomerDto[]>('GET', path)).data).toHaveLength(PAGE);
    expect(asked.mock.calls).toEqual([['/v1/customers', 150, PAGE, {}]]);
  });

  it('is not read anew the next night: only what changed', async () => {
    const asked = jest.spyOn(world.api.app.get(SiigoClient), 'page');
    world.api.clock.advance(86_400_000);
    expect(await world.api.app.get(CustomerSync).run()).toBe(0);
    expect(asked).toHaveBeenCalledTimes(2);
  });
});
