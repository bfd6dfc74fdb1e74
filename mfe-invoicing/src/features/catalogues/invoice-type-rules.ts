import type { InvoiceType } from '@lacteos/contracts/invoice-type';
import type { ListedInvoiceType } from '@lacteos/contracts/schemas';

/** The types that invoices may be made with: the API marks them by its setting SIIGO_INVOICE_TYPE_IDS. */
export const usableTypes = (types: readonly ListedInvoiceType[]): ListedInvoiceType[] =>
  types.filter(({ active, allowed }) => active && allowed);

/** Type of a list as people read it: type, name and electronic type. */
export const invoiceTypeLabel = ({ type, name, electronic_type }: InvoiceType): string =>
  [type, name, electronic_type].filter(Boolean).join('-');

export const isElectronic = (type: Pick<InvoiceType, 'electronic_type'> | undefined): boolean =>
  type !== undefined && type.electronic_type !== 'NoElectronic' && type.electronic_type !== '';

/** Whether an invoice of the type must name a cost centre. */
export const needsCostCenter = (type: InvoiceType | undefined): boolean =>
  type !== undefined && type.cost_center_mandatory;

/** Whether an invoice of the type has to be numbered by hand. */
export const needsNumber = (type: Pick<ListedInvoiceType, 'automatic_number'> | undefined): boolean =>
  type?.automatic_number === false;
