import type { NewSale, SessionUser, TillCatalogue } from '@lacteos/contracts/schemas';
import { centavos, fromPesos, toPesos } from '@lacteos/contracts/money/money';
import { priceLine, totalsOf } from '@lacteos/contracts/money/order-pricing';
import { unitPriceWithVat } from '@lacteos/contracts/money/shown-price';
import { vatName } from '@lacteos/contracts/money/vat-classes';
import type { PrintedReceipt } from '@lacteos/contracts/counter/counter-receipt';
import { cashRounding, counterMethod } from '@lacteos/contracts/counter/counter-sale';

type HandedOver = NewSale & { offline: NonNullable<NewSale['offline']> };

/** Of a sale that the API has not confirmed: without number and code. */
export function provisionalReceipt(
  { items, customer, payments, offline }: HandedOver,
  { company, store, legal, products }: TillCatalogue,
  { name, last }: Pick<SessionUser, 'name' | 'last'>,
): PrintedReceipt {
  const { terms, prices, soldAt } = offline;
  const lines = items.flatMap(({ id_product: id, quantity }) => {
    const price = prices.find(({ id_product }) => id_product === id);
    if (!price) return [];
    const presentation = products.find((product) => product.id === id)?.slug ?? '';
    const priced = priceLine({ ...price, quantity, unitPrice: fromPesos(price.unitPrice) });
    return [{ ...priced, presentation }];
  });
  const unit = fromPesos(terms.cashRounding);
  const cash = payments.find(({ paymentId }) => counterMethod(paymentId)?.isCash);
  const rounding = cash ? cashRounding(fromPesos(cash.amount), unit) : centavos(0);
  const due = cash ? centavos(fromPesos(cash.amount) + rounding) : centavos(0);
  const received = cash ? fromPesos(cash.received ?? toPesos(due)) : due;
  return {
    company,
    store,
    legal,
    number: null,
    createdAt: soldAt,
    cashier: [name, last].filter(Boolean).join(' '),
    shiftId: terms.shiftId,
    drawer: '',
    customer: customer ? { name: customer.name, identification: customer.identification } : null,
    lines: lines.map((line) => ({
      name: line.name,
      presentation: line.presentation,
      quantity: line.quantity,
      price: toPesos(unitPriceWithVat(line.unitPrice, line.taxPercent)),
      total: toPesos(line.total),
    })),
    vat: vatOf(lines),
    total: toPesos(totalsOf(lines).totalPrice),
    parts: payments.map((part) => ({
      method: counterMethod(part.paymentId)?.label ?? '',
      amount: part.amount,
      received: part === cash ? toPesos(received) : null,
      reference: part.reference ?? null,
    })),
    rounding: toPesos(rounding),
    change: toPesos(centavos(received - due)),
    invoice: null,
    returnCode: null,
    state: 'valid',
  };
}

type PricedLine = ReturnType<typeof priceLine>;

function vatOf(lines: readonly PricedLine[]): PrintedReceipt['vat'] {
  const names = [...new Set(lines.map(vatName))];
  return names.map((name) => {
    const { itemsPrice, taxPrice } = totalsOf(lines.filter((line) => vatName(line) === name));
    return { name, base: toPesos(itemsPrice), tax: toPesos(taxPrice) };
  });
}
