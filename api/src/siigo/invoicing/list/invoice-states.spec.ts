import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { DIALECTS } from '#test/index.js';
import { InvoicingFixture, KNOWN_CUSTOMER } from '#test/invoicing/invoicing-fixture.js';
import { CustomerSync } from '../../customers/customer-sync.js';
import type { InvoiceRowDto } from '../view/invoice-state.dto.js';

const HOUR_MS = 3_600_000;

describe.each(DIALECTS)('invoices by state on $name', (dialect) => {
  let fixture: InvoicingFixture;
  let credited: number;
  let draft: number;
  beforeAll(async () => {
    fixture = await InvoicingFixture.start(dialect);
    await fixture.api.app.get(CustomerSync).run();
    credited = await fixture.addOrder({ lines: [{ price: 10_000, quantity: 4 }] });
    draft = await fixture.addOrder({ lines: [{ price: 1_000, quantity: 1 }] });
    await fixture.invoice(credited);
    await fixture.invoice(draft, { sendToDian: false });
    await settle();
    const { id } = await fixture.documentOf(credited);
    const note = { reason: 3, lines: [{ line: 1, amount: 5_000 }] };
    await fixture.call('POST', `/siigo/invoice/${id}/credit-note`, note);
    await settle();
  });
  afterAll(() => fixture.stop());

  const settle = async (): Promise<void> => {
    for (let round = 0; round < 4; round += 1) {
      await fixture.settle();
      fixture.api.clock.advance(HOUR_MS);
    }
  };
  const list = (query: string) => fixture.call<InvoiceRowDto[]>('GET', `/siigo/invoices?${query}`);
  const ordersIn = async (query: string) => (await list(query)).data.map(({ state }) => state?.orderId);

  it('are listed with their sum, order, customer and credit notes [N-38-401]', async () => {
    const answer = await list('state=partly-credited&page=1&pageSize=20');
    const { totalPrice } = await fixture.order(credited);
    expect(JSON.parse(answer.text)).toMatchObject({
      meta: { total: 1, page: 1, pageSize: 20, totalIncome: totalPrice / 100 },
    });
    const [row] = answer.data;
    expect(row?.customer).toMatchObject({
      identification: KNOWN_CUSTOMER,
      name: expect.stringMatching(/\S/),
    });
    expect(row?.state).toMatchObject({
      orderId: credited,
      label: 'Acreditada en parte',
      creditNotes: [{ label: 'Emitida', total: expect.any(Number) }],
    });
    expect(await ordersIn('state=draft')).toEqual([draft]);
    expect(await ordersIn('state=issued')).toEqual([]);
    expect((await list('state=lost')).status).toBe(400);
  });

  it('are filtered by name, customer and day as well [N-38-401]', async () => {
    const { name } = await fixture.documentOf(credited);
    for (const [query, orders] of [
      [`name=${name}`, [credited]],
      ['name=FV-0-0', []],
      [`customer_identification=${KNOWN_CUSTOMER}`, [credited]],
      ['customer_identification=1', []],
      ['created_end=2020-01-01', []],
      ['created_start=2020-01-01&updated_end=2030-01-01', [credited]],
    ] as const)
      expect([query, await ordersIn(`state=partly-credited&${query}`)]).toEqual([query, orders]);
  });

  it('of every state name the customers that the shop knows [N-38-401]', async () => {
    const { data } = await list('page=1&pageSize=20');
    expect(data).toHaveLength(2);
    expect(data.every(({ customer }) => customer.name?.trim())).toBe(true);
  });

  it('are exported with their credit notes as rows of negative totals [N-38-402]', async () => {
    const text = async (query: string): Promise<string[]> => {
      const answer = await fetch(`${fixture.api.origin}/api/siigo/invoices/export?${query}`, {
        headers: { authorization: `Bearer ${await fixture.token()}` },
      });
      expect([answer.status, answer.headers.get('content-disposition')]).toEqual([
        200,
        expect.stringMatching(/^attachment; filename="facturas-\d{4}-\d\d-\d\d\.csv"$/),
      ]);
      return (await answer.text()).trim().split('\n');
    };
    const [titles, ...rows] = await text('format=csv');
    expect(titles).toContain('"Documento";"Nombre";"Fecha";"Cliente"');
    expect(rows).toHaveLength(3);
    const note = rows.find((row) => row.startsWith('"Nota crédito"'));
    expect(note).toContain(`;"${credited}";"-`);
    expect((await text('format=csv&state=draft')).slice(1)).toHaveLength(1);
  });

  it('are exported to administrators only, in a known format [N-38-402]', async () => {
    const { token } = await fixture.api.signedIn(2);
    expect((await fixture.api.call('GET', '/siigo/invoices/export?format=csv', { token })).status).toBe(403);
    expect((await fixture.call('GET', '/siigo/invoices/export?format=pdf')).status).toBe(400);
  });
});
