import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { FaultKind } from 'sandbox/siigo';

import { DIALECTS } from '#test/index.js';
import { EXACTLY_ONE, outcomeOf } from '#test/invoicing/invoice-faults.js';
import {
  ELECTRONIC_TYPE,
  InvoicingFixture,
  KNOWN_CUSTOMER,
  SELLER,
} from '#test/invoicing/invoicing-fixture.js';
import { SiigoDocumentEntity } from '../document/siigo-document.entity.js';

const LOSSES: readonly FaultKind[] = [
  'server-error',
  'server-error-after',
  'cut-before',
  'cut-after',
  'unavailable',
];

describe.each(DIALECTS)('SIIGO documents after faults on $name', (dialect) => {
  let fixture: InvoicingFixture;
  beforeAll(async () => {
    fixture = await InvoicingFixture.start(dialect);
  });
  beforeEach(() => fixture.siigo.calm());
  afterAll(() => fixture.stop());

  const issued = async (): Promise<number> => {
    const orderId = await fixture.addOrder();
    await fixture.invoice(orderId);
    await fixture.settle();
    return orderId;
  };

  it.each(LOSSES)('include one credit note after lost answers (%s)', async (kind) => {
    const orderId = await issued();
    const { id, siigoId } = await fixture.documentOf(orderId);
    await fixture.siigo.fault({ kind, method: 'POST', path: '^/v1/credit-notes$', times: 2 });
    await fixture.call('POST', `/siigo/invoice/${id}/credit-note`, { reason: 2 });
    await fixture.settle();
    expect((await fixture.documentOf(orderId)).state).toBe('credited');
    const note = await fixture.api.uow.manager.findOneByOrFail(SiigoDocumentEntity, { creditsId: id });
    const notes = await fixture.siigo.call<{ results: { id: string; invoice: { id: string } }[] }>(
      'GET',
      '/v1/credit-notes?page_size=100',
    );
    const mine = notes.body.results.filter(({ invoice }) => invoice.id === siigoId);
    expect(mine.map((one) => one.id)).toEqual([note.siigoId]);
  });

  it.each(LOSSES)('include one invoice when its resending after a rejection fails (%s)', async (kind) => {
    await fixture.siigo.fault({ kind: 'dian-rejection' });
    const orderId = await issued();
    const { id, state } = await fixture.documentOf(orderId);
    expect(state).toBe('rejected');
    await fixture.siigo.fault({ kind, method: 'PUT', path: '^/v1/invoices/' });
    for (
      let attempt = 0;
      attempt < 3 && (await fixture.documentOf(orderId)).state === 'rejected';
      attempt += 1
    ) {
      await fixture.call('POST', `/siigo/invoice/${id}/retry`);
      await fixture.settle();
    }
    expect(await outcomeOf(fixture, orderId)).toEqual(EXACTLY_ONE);
  });

  it('are created again after somebody deleted them in SIIGO', async () => {
    await fixture.siigo.fault({ kind: 'dian-rejection' });
    const orderId = await fixture.addOrder();
    await fixture.invoice(orderId);
    await fixture.settle();
    const { id, siigoId } = await fixture.documentOf(orderId);
    await fixture.siigo.call('DELETE', `/v1/invoices/${siigoId}`);
    await fixture.call('POST', `/siigo/invoice/${id}/retry`);
    await fixture.settle();
    expect((await fixture.documentOf(orderId)).reasons[0]?.code).toBe('not_found');
    await fixture.call('POST', `/siigo/invoice/${id}/retry`);
    await fixture.settle();
    expect(await outcomeOf(fixture, orderId)).toEqual(EXACTLY_ONE);
  });

  it('are not sent after refused credentials until staff retry', async () => {
    await fixture.siigo.fault({ kind: 'expired-token', method: 'POST', path: '^/v1/invoices$', times: 2 });
    const orderId = await fixture.addOrder();
    const refused = await fixture.invoice(orderId);
    expect([refused.status, refused.failure.message.slice(0, 11)]).toEqual([422, 'No enviada:']);
    const { id } = await fixture.documentOf(orderId);
    await fixture.call('POST', `/siigo/invoice/${id}/retry`);
    await fixture.settle();
    expect(await outcomeOf(fixture, orderId)).toEqual(EXACTLY_ONE);
  });

  it('keep the full payload of many long lines', async () => {
    const code = await fixture.codeOf({ price: 1_000, quantity: 1 });
    const description = 'Queso campesino, ñandú y más. '.repeat(100).trim();
    const answer = await fixture.call<{ id: number; state: string; reasons: unknown[] }>(
      'POST',
      '/siigo/invoice',
      {
        id: ELECTRONIC_TYPE,
        date: '2099-01-01',
        customer: { identification: KNOWN_CUSTOMER },
        seller: SELLER,
        stamp: { send: false },
        mail: { send: false },
        items: Array.from({ length: 30 }, () => ({ code, description, quantity: 1, price: 1_000 })),
        payments: [{ id: 5636, value: 1 }],
      },
    );
    expect([answer.status, answer.data?.state, answer.failure.message]).toEqual([201, 'draft', undefined]);
    const { request, payload } = await fixture.api.uow.manager.findOneByOrFail(SiigoDocumentEntity, {
      id: answer.data.id,
    });
    expect(JSON.stringify(request).length).toBeGreaterThan(65_535);
    expect(payload?.items).toHaveLength(30);
    expect(payload?.items?.every((item) => item.description === description)).toBe(true);
  });
});
