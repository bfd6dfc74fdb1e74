import type { InvoiceType } from '@lacteos/contracts';

/** What the rules need to know of an invoice type. */
export type RuledType = InvoiceType & {
  /** False for a type that the settings do not let invoices be made with. */
  allowed?: boolean;
  /** Whether the type also demands the cost centre that it can carry. */
  cost_center_mandatory?: boolean;
};

/** The types that invoices may be made with, as the API marks them; inactive ones are none of them. */
export const usableTypes = (types: readonly RuledType[]): RuledType[] =>
  types.filter(({ active, allowed }) => active && allowed !== false);

/** Type of a list as people read it: type, name and electronic type. */
export const invoiceTypeLabel = ({ type, name, electronic_type }: InvoiceType): string =>
  [type, name, electronic_type].filter(Boolean).join('-');

/** Whether invoices of the type go to the tax authority. */
export const isElectronic = (type: Pick<InvoiceType, 'electronic_type'> | undefined): boolean =>
  type !== undefined && type.electronic_type !== 'NoElectronic' && type.electronic_type !== '';

/** Whether an invoice of the type must name a cost centre. */
export const needsCostCenter = (type: RuledType | undefined): boolean =>
  type?.cost_center_mandatory ?? type?.cost_center ?? false;
