import type { NewSale } from '@lacteos/contracts/schemas';
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { waitFor } from '@testing-library/react';
import { aSale } from '#testing/builders';
import { browserSaleStore } from './browser-sale-store';
import { SaleQueue, type QueueSettings } from './sale-queue';
import type { StoredSale } from './stored-sale';

const BODY: NewSale = { items: [{ id_product: 1, quantity: 1 }], payments: [], totalPrice: 11_900 };
const OFFLINE = {
  soldAt: '2026-11-29T15:00:00.000Z',
  terms: {
    issuedAt: '2026-11-29T14:00:00.000Z',
    storeId: 5,
    sellerId: 2,
    shiftId: 9,
    cashRounding: 50,
    seal: 't',
  },
  prices: [],
};
/** As each release of the till left it on the device. Forms are added, never changed. */
const FORMS = {
  '1.0, waiting for its answer': {
    format: 1,
    key: 'k-10',
    userId: 2,
    storeId: 5,
    at: '2026-11-29T15:00:00.000Z',
    body: BODY,
    state: 'sending',
    sale: null,
    refusal: null,
  },
  '1.1, with its proof': {
    format: 1,
    key: 'k-11',
    userId: 2,
    storeId: 5,
    at: '2026-11-29T15:00:00.000Z',
    body: BODY,
    proof: OFFLINE,
    state: 'sending',
    sale: null,
    refusal: null,
  },
  '1.1, handed over': {
    format: 1,
    key: 'k-11h',
    userId: 2,
    storeId: 5,
    at: '2026-11-29T15:00:00.000Z',
    body: { ...BODY, offline: OFFLINE },
    proof: OFFLINE,
    handedOverAt: '2026-11-29T15:00:04.000Z',
    state: 'sending',
    sale: null,
    refusal: null,
  },
  'a later one, with fields of its own': {
    format: 1,
    key: 'k-later',
    userId: 2,
    storeId: 5,
    at: '2026-11-29T15:00:00.000Z',
    body: BODY,
    state: 'sending',
    sale: null,
    refusal: null,
    tip: 500,
  },
} satisfies Record<string, StoredSale & Record<string, unknown>>;

/** Release 1.0 sends body and key of a stored sale and reads no other field. */
const sentByFirstRelease = ({ body, key }: StoredSale) => ({ body, key });

describe('sales that another release of the till stored', () => {
  beforeEach(() => {
    globalThis.structuredClone ??= ((value: unknown) =>
      JSON.parse(JSON.stringify(value))) as typeof structuredClone;
    globalThis.indexedDB = new IDBFactory();
  });

  const openQueue = async (send: QueueSettings['send']): Promise<SaleQueue> => {
    const seller = { userId: 2, storeId: 5 };
    const queue = new SaleQueue({
      store: browserSaleStore(),
      seller,
      send,
      retryMs: [1],
      proofOf: () => OFFLINE,
    });
    await queue.open();
    return queue;
  };

  it.each(Object.entries(FORMS))(
    'are sent with their key and body: %s [N-39-732]',
    async (_release, stored) => {
      await browserSaleStore().write(stored);
      const sent: { body: NewSale; key: string }[] = [];
      const queue = await openQueue(async (body, key) => {
        sent.push({ body, key });
        return aSale();
      });
      await waitFor(() => expect(sent).toEqual([{ body: stored.body, key: stored.key }]));
      queue.close();
    },
  );

  it('are sent whole by the first release after a rollback, handed over ones included [N-39-732]', async () => {
    const queue = await openQueue(() => Promise.reject(new Error('no network')));
    await queue.add(BODY);
    await waitFor(() => expect(queue.getState().sending[0]?.handedOverAt).toBeDefined());
    queue.close();
    const [stored] = await browserSaleStore().readAll();
    expect(Object.keys(stored ?? {})).toEqual(
      expect.arrayContaining(Object.keys(FORMS['1.0, waiting for its answer'])),
    );
    expect(stored && sentByFirstRelease(stored)).toMatchObject({ body: { ...BODY, offline: OFFLINE } });
  });

  it('of a format that this release does not know stay on the device and in sight [N-39-732]', async () => {
    const later = { ...FORMS['1.0, waiting for its answer'], format: 2 } as unknown as StoredSale;
    await browserSaleStore().write(later);
    const queue = await openQueue(() => Promise.reject(new Error('must not be sent')));
    expect(queue.getState()).toMatchObject({ unreadable: 1, sending: [] });
    expect(await browserSaleStore().readAll()).toEqual([later]);
    queue.close();
  });
});
