import type { InvoiceType } from '@lacteos/contracts/invoice-type';
import type { ListedInvoiceType } from '@lacteos/contracts/schemas';

/** Marked by the API's setting SIIGO_INVOICE_TYPE_IDS. */
export const usableTypes = (types: readonly ListedInvoiceType[]): ListedInvoiceType[] =>
  types.filter(({ active, allowed }) => active && allowed);

export const invoiceTypeLabel = ({ type, name, electronic_type }: InvoiceType): string =>
  [type, name, electronic_type].filter(Boolean).join('-');

export const isElectronic = (type: Pick<InvoiceType, 'electronic_type'> | undefined): boolean =>
  type !== undefined && type.electronic_type !== 'NoElectronic' && type.electronic_type !== '';

export const needsCostCenter = (type: InvoiceType | undefined): boolean =>
  type !== undefined && type.cost_center_mandatory;

export const needsNumber = (type: Pick<ListedInvoiceType, 'automatic_number'> | undefined): boolean =>
  type?.automatic_number === false;
