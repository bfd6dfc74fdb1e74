import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';

import { DIALECTS } from '../../../../test/index.js';
import { InvoicingWorld } from '../../../../test/invoicing-world.js';
import { SiigoClient } from '../../client/siigo-client.js';
import { SiigoInvoices } from '../../client/siigo-documents.js';
import type { SiigoInvoice } from '../../client/siigo-wire.js';
import type { InvoiceRowDto } from '../request/invoice-state.dto.js';

const MANY = 5_000;
const rowOf = (index: number): SiigoInvoice => ({
  id: `00000000-0000-4000-a000-${String(index).padStart(12, '0')}`,
  number: index,
  prefix: 'FEVD',
  name: `FV-3-${index}`,
  date: '2026-11-20',
  customer: { id: 'x', identification: '40381520' },
  total: index,
  metadata: { created: '2026-11-20T15:00:00Z', last_updated: null },
});

describe.each(DIALECTS)('a list of 5,000 invoices on $name', (dialect) => {
  let world: InvoicingWorld;
  beforeAll(async () => {
    world = await InvoicingWorld.start(dialect);
  });
  afterAll(async () => {
    jest.restoreAllMocks();
    await world.stop();
  });

  it('costs one request of one page towards SIIGO, wherever one leafs', async () => {
    jest
      .spyOn(world.api.app.get(SiigoInvoices), 'list')
      .mockImplementation(async (_filter, page, pageSize) => {
        const rows = Array.from({ length: pageSize }, (_, index) => rowOf((page - 1) * pageSize + index + 1));
        return { kind: 'ok', value: { rows, total: MANY, page, pageSize } };
      });
    const requests = jest.spyOn(world.api.app.get(SiigoInvoices), 'list');
    for (const page of [1, 125, 250]) {
      requests.mockClear();
      const answer = await world.call<InvoiceRowDto[]>('GET', `/siigo/invoices?page=${page}&pageSize=20`);
      expect(answer.data).toHaveLength(20);
      expect(answer.data[0]?.number).toBe((page - 1) * 20 + 1);
      expect(JSON.parse(answer.text)).toMatchObject({ meta: { total: MANY, page, pageSize: 20 } });
      expect(requests).toHaveBeenCalledTimes(1);
    }
  });

  it('asks for the first 200 when nobody says which page', async () => {
    const answer = await world.call<InvoiceRowDto[]>('GET', '/siigo/invoices');
    expect(answer.data).toHaveLength(200);
    expect(answer.data.at(-1)?.number).toBe(200);
  });

  it('sends only the filters that are filled', async () => {
    jest.restoreAllMocks();
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
