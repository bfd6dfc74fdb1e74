import { toPesos, type Centavos } from '@lacteos/contracts/money/money';

import { isTotalOf } from '../document/document-match.js';
import type { DifferingLine } from './compare-kept-lines.js';

export interface ComparedOrder {
  readonly id: number;
  readonly totalPrice: Centavos;
  readonly paidAt: Date | null;
  readonly idInvoice: string | null;
}
export interface ComparedInvoice {
  readonly id: string;
  readonly name: string | null;
  readonly identification: string;
  readonly total: Centavos;
  readonly isAnnulled: boolean;
}
export interface KnownInvoice {
  /** Its payments lack what the customer withholds. */
  readonly payload?: { readonly payments: readonly { readonly value: number }[] } | null;
  readonly siigoId: string | null;
  readonly orderId: number | null;
  readonly total: Centavos;
  readonly name: string | null;
}

export interface UninvoicedOrder {
  orderId: number;
  total: number;
  paidAt: string | null;
}
export interface UnknownInvoice {
  id: string;
  name: string | null;
  identification: string;
  total: number;
}
export interface DifferingTotal {
  orderId: number | null;
  invoiceId: string;
  name: string | null;
  shopTotal: number;
  siigoTotal: number;
}
export interface MissingInvoice {
  orderId: number | null;
  invoiceId: string;
  name: string | null;
}
/** Amounts in pesos. */
export interface ComparisonResult {
  from: string;
  to: string;
  orders: number;
  invoices: number;
  ordersWithoutInvoice: UninvoicedOrder[];
  invoicesWithoutOrder: UnknownInvoice[];
  differingTotals: DifferingTotal[];
  missingInvoices: MissingInvoice[];
  /** Missing in comparisons of earlier releases. */
  differingLines?: DifferingLine[];
}

export function compareInvoices(
  window: { from: string; to: string },
  orders: readonly ComparedOrder[],
  known: readonly KnownInvoice[],
  listed: readonly ComparedInvoice[],
  differingLines: readonly DifferingLine[] = [],
): ComparisonResult {
  const atSiigo = new Map(listed.map((invoice) => [invoice.id, invoice]));
  const ours = new Set(known.flatMap(({ siigoId }) => (siigoId ? [siigoId] : [])));
  const ofOrders = new Set(orders.flatMap(({ idInvoice }) => (idInvoice ? [idInvoice] : [])));
  return {
    ...window,
    orders: orders.length,
    invoices: listed.length,
    ordersWithoutInvoice: orders
      .filter(({ idInvoice }) => idInvoice === null)
      .map(({ id, totalPrice, paidAt }) => ({
        orderId: id,
        total: toPesos(totalPrice),
        paidAt: paidAt?.toISOString() ?? null,
      })),
    invoicesWithoutOrder: listed
      .filter(({ id, isAnnulled }) => !isAnnulled && !ours.has(id) && !ofOrders.has(id))
      .map(({ id, name, identification, total }) => ({ id, name, identification, total: toPesos(total) })),
    differingTotals: known.flatMap(({ siigoId, orderId, total, name, payload = null }) => {
      const there = siigoId ? atSiigo.get(siigoId) : undefined;
      if (!there || isTotalOf(there.total, { total, payload })) return [];
      return [
        { orderId, invoiceId: there.id, name, shopTotal: toPesos(total), siigoTotal: toPesos(there.total) },
      ];
    }),
    missingInvoices: known.flatMap(({ siigoId, orderId, name }) =>
      siigoId && !atSiigo.has(siigoId) ? [{ orderId, invoiceId: siigoId, name }] : [],
    ),
    differingLines: [...differingLines],
  };
}

/** Differences that the backup is to blame for. @param expected ids of invoices it must have */
export const faultsOfRestore = (
  result: ComparisonResult,
  expected: ReadonlySet<string>,
): ComparisonResult => ({
  ...result,
  ordersWithoutInvoice: [],
  invoicesWithoutOrder: result.invoicesWithoutOrder.filter(({ id }) => expected.has(id)),
});

export const differencesOf = (result: ComparisonResult): number =>
  result.ordersWithoutInvoice.length +
  result.invoicesWithoutOrder.length +
  result.differingTotals.length +
  result.missingInvoices.length +
  (result.differingLines ?? []).length;

export function comparisonReport(
  result: ComparisonResult,
  agreement = 'Every paid order has one invoice with the same total.',
): string[] {
  const head = `${result.from} to ${result.to}: ${result.orders} paid orders, ${result.invoices} invoices in SIIGO.`;
  if (differencesOf(result) === 0) return [head, agreement];
  return [
    head,
    ...result.ordersWithoutInvoice.map(
      ({ orderId, total }) => `Order ${orderId} (${total}): paid, no invoice`,
    ),
    ...result.invoicesWithoutOrder.map(({ name, id, total }) => `Invoice ${name ?? id} (${total}): no order`),
    ...result.differingTotals.map(
      ({ name, invoiceId, shopTotal, siigoTotal }) =>
        `Invoice ${name ?? invoiceId}: ${shopTotal} in the shop, ${siigoTotal} in SIIGO`,
    ),
    ...result.missingInvoices.map(({ name, invoiceId }) => `Invoice ${name ?? invoiceId}: not in SIIGO`),
    ...(result.differingLines ?? []).map(
      ({ orderId, name, invoiceId, product, invoicedUnits, keptUnits, invoiced, kept }) =>
        `Invoice ${name ?? invoiceId} of order ${orderId}, ${product}: ${invoicedUnits} units for ${invoiced} invoiced ` +
        `and not credited, ${keptUnits} for ${kept} kept`,
    ),
  ];
}
