import type { InvoiceType } from '@lacteos/contracts/invoice-type';
import { VAT_CLASSES, vatOn } from '@lacteos/contracts/money/vat-classes';
import { PAYMENT_METHODS } from '@lacteos/contracts/orders/payment-methods';

import type { TrialFinding } from './trial-finding.js';
import { withholdingFindings, type RatesInUse } from './withholding-findings.js';
import {
  notePaymentTypeOf,
  paymentTypeOf,
  type PaymentTypeChoice,
} from '../invoicing/payload/payment-type.js';

export interface TrialAccount {
  readonly invoiceTypes: readonly InvoiceType[];
  readonly creditNoteTypes: readonly InvoiceType[];
  readonly paymentTypes: readonly PaymentTypeChoice[];
  readonly creditNotePaymentTypes: readonly PaymentTypeChoice[];
  readonly taxes: readonly { type: string; percentage: number; active?: boolean }[];
  readonly users: readonly { id: number; first_name: string }[];
}
export interface TrialShop {
  readonly invoiceTypeIds: readonly number[];
  readonly paymentTypeIds: ReadonlyMap<string, number>;
  readonly rates: RatesInUse;
}

const ELECTRONIC = 'ElectronicInvoice';
const ELECTRONIC_NOTE = 'ElectronicCreditNote';

/** In Spanish. @param today yyyy-MM-dd in Colombia */
export function trialFindings(
  account: TrialAccount,
  { invoiceTypeIds, paymentTypeIds, rates }: TrialShop,
  today: string,
): TrialFinding[] {
  const electronic = account.invoiceTypes.filter(
    ({ id, active, electronic_type: kind }) => active && kind === ELECTRONIC && invoiceTypeIds.includes(id),
  );
  const notes = account.creditNoteTypes.filter(
    ({ active, electronic_type: kind }) => active && kind === ELECTRONIC_NOTE,
  );
  const types = { invoiceTypes: electronic, creditNoteTypes: notes.slice(0, 1) };
  return [
    finding(
      electronic.length > 0,
      `Comprobante de factura electrónica activo entre ${invoiceTypeIds.join(', ')}`,
      electronic.map(typeText),
    ),
    finding(notes.length > 0, 'Comprobante de nota crédito electrónica activo', notes.map(typeText)),
    ...Object.values(PAYMENT_METHODS).map(({ label }) => {
      const type = paymentTypeOf(label, account.paymentTypes, paymentTypeIds);
      return finding(type !== null, `Forma de pago de '${label}'`, type ? [`${type.id} ${type.name}`] : []);
    }),
    ...notePaymentFindings(account, paymentTypeIds),
    ...ratesOn(today).map((rate) =>
      finding(
        account.taxes.some(
          ({ type, percentage, active }) => active !== false && type === 'IVA' && percentage === rate,
        ),
        `Impuesto IVA del ${rate} % activo`,
      ),
    ),
    finding(
      account.users.length > 0,
      'Vendedor',
      account.users.map((user) => `${user.id} ${user.first_name}`),
    ),
    ...withholdingFindings({ ...types, taxes: account.taxes }, rates),
  ];
}

/** Credit notes have their own payment types; each one used on invoices needs a counterpart. */
function notePaymentFindings(
  { paymentTypes: invoice, creditNotePaymentTypes: note }: TrialAccount,
  assigned: TrialShop['paymentTypeIds'],
): TrialFinding[] {
  const used = Object.values(PAYMENT_METHODS).flatMap(({ label }) => {
    const type = paymentTypeOf(label, invoice, assigned);
    return type ? [type] : [];
  });
  return [...new Set(used)].map(({ id, name }) => {
    const type = notePaymentTypeOf(id, { invoice, note });
    const text = `Forma de pago de notas crédito para '${name}'`;
    return finding(type !== null, text, type ? [`${type.id} ${type.name}`] : []);
  });
}

const ratesOn = (today: string): number[] =>
  [...new Set(VAT_CLASSES.map((vatClass) => vatOn(vatClass, today).taxPercent))].filter((rate) => rate > 0);

const finding = (isRight: boolean, text: string, details: readonly string[] = []): TrialFinding => ({
  level: isRight ? 'right' : 'missing',
  text: details.length > 0 ? `${text}: ${details.join(', ')}` : text,
});

function typeText({
  id,
  name,
  automatic_number: isNumbered,
  decimals,
  seller_by_item,
  cost_center,
}: InvoiceType) {
  const flags = [
    ...(isNumbered ? [] : ['pide el número']),
    ...(decimals ? [] : ['sin decimales']),
    ...(seller_by_item ? ['vendedor por línea'] : []),
    ...(cost_center ? ['con centro de costos'] : []),
  ];
  return `${id} ${name}${flags.length > 0 ? ` (${flags.join('; ')})` : ''}`;
}
