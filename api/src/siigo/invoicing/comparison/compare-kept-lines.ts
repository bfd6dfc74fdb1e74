import { lineAmounts } from '@lacteos/contracts/money/invoice-arithmetic';
import { centavos, toPesos } from '@lacteos/contracts/money/money';

import type { InvoiceableOrders } from '#orders/order/index.js';
import type { SiigoInvoiceRequest } from '../../client/siigo-wire.js';
import { creditsOf, isByHand, reservesCredit } from '../document/note-credits.js';
import type { SiigoDocumentEntity } from '../document/siigo-document.entity.js';

type KeptLine = Awaited<ReturnType<InvoiceableOrders['findKeptLines']>>[number];

/** Product whose invoiced quantity less credits differs from what the buyer kept; amounts in pesos without VAT. */
export interface DifferingLine {
  orderId: number;
  invoiceId: string;
  name: string | null;
  product: string;
  invoicedUnits: number;
  keptUnits: number;
  invoiced: number;
  kept: number;
}
export interface CreditedInvoice {
  readonly invoice: Pick<SiigoDocumentEntity, 'orderId' | 'siigoId' | 'name' | 'payload'>;
  readonly notes: readonly SiigoDocumentEntity[];
}

export const compareKeptLines = (
  invoices: readonly CreditedInvoice[],
  kept: readonly KeptLine[],
): DifferingLine[] =>
  invoices.flatMap((credited) => {
    const { orderId } = credited.invoice;
    return differencesOf(
      credited,
      kept.filter((line) => line.orderId === orderId),
    );
  });

interface Net {
  units: number;
  base: number;
}

function differencesOf({ invoice, notes }: CreditedInvoice, kept: readonly KeptLine[]): DifferingLine[] {
  const { orderId, siigoId, name, payload } = invoice;
  if (orderId === null || siigoId === null || !payload) return [];
  const net = netOf((payload as SiigoInvoiceRequest).items, notes.filter(isCounted));
  const codes = new Set([...net.keys(), ...kept.map(({ code }) => code)]);
  return [...codes].flatMap((code) => {
    const line = kept.find((one) => one.code === code);
    const { units, base } = net.get(code) ?? { units: 0, base: 0 };
    const keptUnits = line?.quantity ?? 0;
    // Earlier releases stored no exact price.
    const keptBase = line?.base === null ? base : (line?.base ?? 0);
    if (units === keptUnits && base === keptBase) return [];
    return [
      {
        orderId,
        invoiceId: siigoId,
        name,
        product: line?.name ?? code,
        invoicedUnits: units,
        keptUnits,
        invoiced: toPesos(centavos(base)),
        kept: toPesos(centavos(keptBase)),
      },
    ];
  });
}

/** Notes of returns count at once, notes made by hand after acceptance, as in the order. */
const isCounted = (note: SiigoDocumentEntity): boolean =>
  note.state === 'issued' || (reservesCredit(note) && !isByHand(note));

function netOf(items: SiigoInvoiceRequest['items'], notes: readonly SiigoDocumentEntity[]): Map<string, Net> {
  const lines = items.map((item) => {
    const { base } = lineAmounts({ quantity: item.quantity, price: item.price, taxes: [] });
    return { item, taxes: [], quantity: item.quantity, base, total: base };
  });
  const net = new Map<string, Net>();
  for (const { item, quantity, base } of lines) {
    const { units = 0, base: sum = 0 } = net.get(item.code) ?? {};
    net.set(item.code, { units: units + quantity, base: sum + base });
  }
  for (const { line, quantity, base } of creditsOf(notes, lines)) {
    const left = net.get(lines[line]?.item.code ?? '');
    if (!left) continue;
    left.units -= quantity;
    left.base -= base;
  }
  return net;
}
