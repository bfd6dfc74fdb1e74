import type { CounterReceipt, TillCatalogue } from '@lacteos/contracts/schemas';
import { offlineProof } from '#features/catalogue';
import { provisionalReceipt, receiptPaper, usePrinter } from '#features/receipt';
import type { Seller } from '#features/screen';
import { type StoredSale, useSaleQueue } from '#features/sending';

type Printed = Parameters<typeof receiptPaper>[0];

const isPaidInCash = ({ parts }: Pick<CounterReceipt, 'parts'>): boolean =>
  parts.some(({ received }) => received !== null);

/**
 * Prints each sale as its outcome is known or it was handed over without one, also after a reload, and opens the drawer
 * for cash.
 */
export function useReceipts(seller: Seller, catalogue: TillCatalogue | undefined) {
  const printer = usePrinter();
  const print = (receipt: Printed, options?: { opensDrawer: boolean }) =>
    printer.print(receiptPaper(receipt, printer.setting.width), options);
  const printAtOnce = (receipt: Printed) => {
    const opensDrawer = isPaidInCash(receipt);
    if (printer.setting.isAutomatic) print(receipt, { opensDrawer });
    else if (opensDrawer) printer.openDrawer();
  };
  const provisionalOf = ({ body }: StoredSale): Printed | null => {
    const { offline } = body;
    return offline && catalogue ? provisionalReceipt({ ...body, offline }, catalogue, seller.user) : null;
  };
  const { queue, state } = useSaleQueue(seller, {
    proofOf: (body, soldAt) => (catalogue ? offlineProof(catalogue, body, soldAt) : null),
    onSold: ({ receipt }) => printAtOnce(receipt),
    onHandedOver: (stored) => {
      const receipt = provisionalOf(stored);
      if (receipt) printAtOnce(receipt);
    },
  });
  const waiting = state.sending.findLast((stored) => stored.handedOverAt && stored.userId === seller.user.id);
  const lastReceipt = waiting ? provisionalOf(waiting) : (state.last?.sale?.receipt ?? null);
  return { printer, queue, state, lastReceipt, printReceipt: (receipt: Printed) => print(receipt) };
}
