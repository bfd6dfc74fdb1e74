import { PAYMENT_METHODS, VAT_CLASSES, vatOn, type InvoiceType } from '@lacteos/contracts';

import { paymentTypeOf, type PaymentTypeChoice } from '../invoicing/payload/payment-type.js';

/** What of an account decides whether the shop's invoices are taken. */
export interface TrialAccount {
  readonly invoiceTypes: readonly InvoiceType[];
  readonly creditNoteTypes: readonly InvoiceType[];
  readonly paymentTypes: readonly PaymentTypeChoice[];
  readonly taxes: readonly { type: string; percentage: number; active?: boolean }[];
  readonly users: readonly { id: number; first_name: string }[];
}
export interface TrialFinding {
  readonly isRight: boolean;
  readonly text: string;
}

const ELECTRONIC = 'ElectronicInvoice';

/**
 * What is right and what is missing in a SIIGO account before the first invoice, in Spanish.
 * @param paymentTypeIds the assignments of SIIGO_PAYMENT_TYPES
 * @param today yyyy-MM-dd in Colombia
 */
export function trialFindings(
  account: TrialAccount,
  paymentTypeIds: ReadonlyMap<string, number>,
  today: string,
): TrialFinding[] {
  const electronic = account.invoiceTypes.filter(
    (type) => type.active && type.electronic_type === ELECTRONIC,
  );
  return [
    finding(electronic.length > 0, 'Comprobante de factura electrónica activo', electronic.map(typeText)),
    finding(
      account.creditNoteTypes.some(({ active }) => active),
      'Comprobante de nota crédito activo',
      account.creditNoteTypes.filter(({ active }) => active).map(typeText),
    ),
    ...Object.values(PAYMENT_METHODS).map(({ label }) => {
      const type = paymentTypeOf(label, account.paymentTypes, paymentTypeIds);
      return finding(type !== null, `Forma de pago de '${label}'`, type ? [`${type.id} ${type.name}`] : []);
    }),
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
  ];
}

const ratesOn = (today: string): number[] =>
  [...new Set(VAT_CLASSES.map((vatClass) => vatOn(vatClass, today).taxPercent))].filter((rate) => rate > 0);

const finding = (isRight: boolean, text: string, details: readonly string[] = []): TrialFinding => ({
  isRight,
  text: details.length > 0 ? `${text}: ${details.join(', ')}` : text,
});

/** The flags that make a document type ask for more, or refuse what the shop sends. */
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
    ...(cost_center ? ['con centro de costo'] : []),
  ];
  return `${id} ${name}${flags.length > 0 ? ` (${flags.join('; ')})` : ''}`;
}
