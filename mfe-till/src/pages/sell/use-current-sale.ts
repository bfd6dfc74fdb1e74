import type { NewSale } from '@lacteos/contracts/schemas';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { toPesos } from '@lacteos/contracts/money/money';
import type { Catalogue } from '#features/catalogue';
import { NO_PAYMENT, planPayment, type CounterMethod, type PaymentDraft } from '#features/payment';
import { saleTotals, type SaleLine } from '#features/sale';
import { EMPTY_SALE, readSale, storeSale, type SaleDraft } from './sale-memory';

/** Lines, customer and payment of the sale in the page, at today's prices. */
export function useCurrentSale(storeId: number | null, { data, finder }: Catalogue) {
  const [draft, setDraft] = useState(() => readSale(storeId));
  useEffect(() => storeSale(storeId, draft), [storeId, draft]);
  const lines = useMemo(
    () =>
      draft.items.flatMap(({ id_product, quantity }): SaleLine[] => {
        const product = finder.getById(id_product);
        return product ? [{ product, quantity }] : [];
      }),
    [draft.items, finder],
  );
  const change = useCallback(
    (part: Partial<SaleDraft>) => setDraft((before) => ({ ...before, ...part })),
    [],
  );
  const total = saleTotals(lines).totalPrice;
  const plan = planPayment(total, draft.payment, data?.cashRounding ?? 0);
  return {
    lines,
    total,
    plan,
    customer: draft.customer,
    payment: draft.payment,
    isEmpty: lines.length === 0,
    changeLines: (changed: readonly SaleLine[]) =>
      change({ items: changed.map(({ product, quantity }) => ({ id_product: product.id, quantity })) }),
    changeCustomer: (customer: SaleDraft['customer']) => change({ customer }),
    changePayment: (payment: PaymentDraft) => change({ payment }),
    chooseMethod: (main: CounterMethod) => {
      const part = draft.payment.part?.method === main ? null : draft.payment.part;
      change({ payment: { ...draft.payment, main, part } });
    },
    dividePayment: () => {
      const { main } = draft.payment;
      const part = {
        method: main && main !== 'cash' ? main : 'debitCard',
        amount: '',
        reference: '',
      } as const;
      change({ payment: draft.payment.part ? NO_PAYMENT : { ...NO_PAYMENT, main: 'cash', part } });
    },
    clear: () => setDraft(EMPTY_SALE),
    takeUp: ({ items, customer }: NewSale) => setDraft({ ...EMPTY_SALE, items, customer: customer ?? null }),
    newSale: (): NewSale => ({
      items: lines.map(({ product, quantity }) => ({ id_product: product.id, quantity })),
      ...(draft.customer ? { customer: draft.customer } : {}),
      payments: [...plan.payments],
      totalPrice: toPesos(total),
    }),
  };
}

export type CurrentSale = ReturnType<typeof useCurrentSale>;
