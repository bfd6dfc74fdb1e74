import { toPesos } from '@lacteos/contracts/money/money';

import type { LostPayment, OrdersAfterRestore } from '../orders/payments/index.js';
import type { InvoicesAfterRestore, LostInvoice } from '../siigo/index.js';

const RECONCILE_USAGE = `Usage: npm run reconcile -w api -- --since <time>
  Brings a restored database level with Wompi and SIIGO before the API starts. <time> is the moment that was restored
  (ISO 8601; 'restore' prints it). Exit code 0: nothing is lost, 1: lost orders are listed, 2: it could not be asked.`;

export interface Reconciliation {
  orders: Pick<OrdersAfterRestore, 'payments' | 'holdMailsBack' | 'skipLostNumbers'>;
  invoices: Pick<InvoicesAfterRestore, 'adopt'>;
  print: (line: string) => void;
}

interface LostOrder {
  orderId: number;
  payments: LostPayment[];
  invoices: LostInvoice[];
}

/** Updates a restored database from Wompi and SIIGO; safe to repeat. @returns the exit code */
export async function reconcile(args: readonly string[], parts: Reconciliation): Promise<number> {
  const since = sinceOf(args);
  if (since === null) {
    parts.print(RECONCILE_USAGE);
    return 2;
  }
  const { orders, invoices, print: say } = parts;
  const early = await orders.holdMailsBack();
  const payments = await orders.payments(since);
  say(`Wompi: asked about ${payments.asked} open orders, ${payments.settled.length} were paid.`);
  const found = await invoices.adopt(since);
  say(`SIIGO: took over ${found.adopted.length} invoices that the restored shop did not know.`);
  const keptBack = early + (await orders.holdMailsBack());
  say(`Mails: ${keptBack} wait under 'Mensajes sin entregar' and are not sent by themselves.`);
  const lost = lostOrders(payments.lost, found.lost);
  const next = await orders.skipLostNumbers(lost.map(({ orderId }) => orderId));
  say(`Numbers: the next order has ${next} or more.`);
  const standalone = found.lost.filter(({ orderId }) => orderId === null);
  [
    ...lost.map(lineOf),
    ...standalone.map(unlinkedInvoiceLine),
    ...found.second.map(secondInvoiceLine),
  ].forEach(say);
  if (lost.length === 0) say('Lost: no paid or invoiced order.');
  else
    say(
      `Lost: ${lost.length} orders. Numbers, products and addresses are in the buyers' confirmation mails.`,
    );
  return lost.length + standalone.length + found.second.length === 0 ? 0 : 1;
}

function sinceOf(args: readonly string[]): Date | null {
  const [name, text = ''] = args;
  const since = new Date(text);
  return name === '--since' && args.length === 2 && !Number.isNaN(since.getTime()) ? since : null;
}

function lostOrders(payments: readonly LostPayment[], invoices: readonly LostInvoice[]): LostOrder[] {
  const ids = new Set([...payments, ...invoices].flatMap(({ orderId }) => orderId ?? []));
  return [...ids]
    .sort((one, other) => one - other)
    .map((orderId) => ({
      orderId,
      payments: payments.filter((payment) => payment.orderId === orderId),
      invoices: invoices.filter((invoice) => invoice.orderId === orderId),
    }));
}

function lineOf({ orderId, payments, invoices }: LostOrder): string {
  const paid = payments.map(
    ({ transactionId, reference, amount }) =>
      `paid ${toPesos(amount)} (${reference}, transaction ${transactionId})`,
  );
  const invoiced = invoices.map(({ name, id, total }) => `invoice ${name ?? id} of ${toPesos(total)}`);
  return `Order ${orderId} is lost: ${[...paid, ...invoiced].join('; ')}. ${adviceOf(payments, invoices)}`;
}

function adviceOf(payments: readonly LostPayment[], invoices: readonly LostInvoice[]): string {
  if (payments.length > 1)
    return 'Wompi charged more than once: refund all but one, then enter the order again.';
  if (invoices.length > 0)
    return 'Enter it again for the buyer and register the payment; do not invoice it again, SIIGO has its invoice.';
  return 'Enter it again for the buyer, register the payment by its transaction and invoice it, or refund it in Wompi.';
}

const unlinkedInvoiceLine = ({ name, id, total, reference }: LostInvoice): string =>
  `Invoice ${name ?? id} of ${toPesos(total)} (${reference}) of the form has no row in the shop; it is valid in SIIGO.`;

const secondInvoiceLine = ({ name, id, total, reference, orderId }: LostInvoice): string =>
  `Invoice ${name ?? id} of ${toPesos(total)} (${reference}): order ${orderId} has another one; compare both in SIIGO.`;
