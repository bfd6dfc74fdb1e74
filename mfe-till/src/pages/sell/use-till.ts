import { toPesos } from '@lacteos/contracts/money/money';
import { notify } from '@lacteos/ui';
import { useState } from 'react';
import { useCatalogue } from '#features/catalogue';
import { isCash, NO_PAYMENT, type CounterMethod } from '#features/payment';
import { useEntry } from '#features/sale';
import { useRead, type Seller } from '#features/screen';
import { readShift } from '#features/shift';
import { useCurrentSale } from './use-current-sale';
import { useFields } from './use-fields';
import { useReceipts } from './use-receipts';

export type TillDialog = 'customer' | 'void' | 'return' | 'printer' | 'shift';

const NOT_STORED =
  'Este equipo no pudo guardar la venta. Revise el espacio del navegador e intente de nuevo.';
const NO_SHIFT = 'CASH_DESK.NO_SHIFT';

function useDialogs() {
  const [dialog, setDialog] = useState<TillDialog | null>(null);
  const [returnCode, setReturnCode] = useState<string | null>(null);
  return {
    dialog,
    returnCode,
    setDialog,
    openReturn: (code: string | null) => {
      setReturnCode(code);
      setDialog('return');
    },
  };
}

/** The sale in the page and what its keys do. */
function useSaleInPage(seller: Seller, onReturnCode: (code: string) => void) {
  const catalogue = useCatalogue(`${seller.user.id} ${seller.storeId}`);
  const sale = useCurrentSale(seller.storeId, catalogue);
  /** In pesos, of the sale before. */
  const [change, setChange] = useState<number | null>(null);
  const [isAsked, setAsked] = useState(false);
  const chooseMethod = (method: CounterMethod) => {
    sale.chooseMethod(method);
    focusField(isCash(method) || sale.payment.part?.method === 'cash' ? 'received' : 'reference');
  };
  const entry = useEntry({
    finder: catalogue.finder,
    lines: sale.lines,
    changeLines: (lines) => {
      setChange(null);
      sale.changeLines(lines);
    },
    onReturnCode,
    onEmptyEnter: () => {
      if (sale.isEmpty) entry.say('Escriba o escanee el primer producto.');
      else chooseMethod(sale.payment.main ?? 'cash');
    },
  });
  const { fields, focusField } = useFields(entry.focus);
  const divide = () => {
    sale.dividePayment();
    focusField('part');
  };
  const startAgain = () => {
    setAsked(false);
    sale.changePayment(NO_PAYMENT);
    focusField('code');
  };
  const finish = () => {
    catalogue.subtractSold(sale.newSale().items);
    setChange(toPesos(sale.plan.change));
    setAsked(false);
    sale.clear();
    entry.type('');
    entry.say('');
    focusField('code');
  };
  return {
    ...{ catalogue, sale, entry, fields, change, isAsked },
    ...{ setAsked, focusField, chooseMethod, divide, startAgain, finish },
  };
}

export function useTill(seller: Seller) {
  const shift = useRead(`shift ${seller.user.id}`, readShift);
  const dialogs = useDialogs();
  const { setAsked, finish, ...page } = useSaleInPage(seller, dialogs.openReturn);
  const receipts = useReceipts(seller, page.catalogue.data);
  const [isStoring, setStoring] = useState(false);
  const { sale, entry, catalogue, focusField } = page;
  const { queue, state } = receipts;

  const sell = async () => {
    setAsked(true);
    const { problem } = sale.plan;
    if (sale.isEmpty) return focusField('code');
    if (shift.data === null) return dialogs.setDialog('shift');
    if (problem) return problem.field === 'method' ? undefined : focusField(problem.field);
    setStoring(true);
    try {
      await queue.add(sale.newSale());
    } catch {
      return notify('error', NOT_STORED);
    } finally {
      setStoring(false);
    }
    return finish();
  };

  const takeUp = (key: string) => {
    const refused = state.refused.find((one) => one.key === key);
    if (!refused) return;
    sale.takeUp(refused.body);
    void catalogue.reload();
    void queue.drop(key);
    if (refused.refusal?.code === NO_SHIFT) {
      void shift.reload();
      dialogs.setDialog('shift');
    }
    entry.warn(refused.refusal?.message ?? '');
    focusField('code');
  };

  const closeDialog = () => {
    dialogs.setDialog(null);
    focusField('code');
  };
  return { ...page, ...receipts, ...dialogs, shift, isStoring, sell, takeUp, closeDialog };
}

export type TillState = ReturnType<typeof useTill>;
