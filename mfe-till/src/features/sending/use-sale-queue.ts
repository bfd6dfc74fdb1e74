import type { NewSale, Sale } from '@lacteos/contracts/schemas';
import { api } from '@lacteos/api-client';
import { useSession } from '@lacteos/remote-kit';
import { currentSession } from '@lacteos/session-bus';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Seller } from '#features/screen';
import { browserSaleStore, memorySaleStore } from './browser-sale-store';
import { SaleQueue, type QueueSettings } from './sale-queue';
import { isReadable } from './stored-sale';

const newStore = () => (typeof indexedDB === 'undefined' ? memorySaleStore() : browserSaleStore());

/** Without a session the API would refuse what it takes a moment later. */
const sendSale = async (body: NewSale, key: string): Promise<Sale> => {
  if (currentSession().status !== 'authenticated') throw new Error('Sin conexión.');
  return api.post<Sale>('/till/sales', body, { idempotencyKey: key });
};

type PageSettings = Pick<QueueSettings, 'proofOf' | 'onSold' | 'onHandedOver'>;

/** Sends what this device has stored while the page is open, also after a reload. A new seller is a new component. */
export function useSaleQueue({ user, storeId }: Seller, settings: PageSettings) {
  const latest = useRef(settings);
  useEffect(() => {
    latest.current = settings;
  });
  const [queue] = useState(
    () =>
      new SaleQueue({
        store: newStore(),
        seller: { userId: user.id, storeId },
        send: sendSale,
        proofOf: (...sale) => latest.current.proofOf?.(...sale) ?? null,
        onSold: (sale) => latest.current.onSold?.(sale),
        onHandedOver: (stored) => latest.current.onHandedOver?.(stored),
      }),
  );
  const { status } = useSession();
  useEffect(() => {
    if (status === 'authenticated') queue.sendNow();
  }, [queue, status]);
  useEffect(() => {
    void navigator.storage?.persist?.();
    void queue.open();
    return () => queue.close();
  }, [queue]);
  return { queue, state: useSyncExternalStore(queue.subscribe, queue.getState, queue.getState) };
}

/** Sales of this person on this device whose outcome is unknown. */
export async function countUnsent({ user }: Seller): Promise<number> {
  const sales = await newStore().readAll();
  return sales.filter((sale) => !isReadable(sale) || (sale.userId === user.id && sale.state === 'sending'))
    .length;
}
