import type { InvoiceType } from '@lacteos/contracts/invoice-type';

/** Types whose id or electronic type contains the text; blanks around it and its case don't matter. */
export function matchingInvoiceTypes(types: readonly InvoiceType[], text: string): InvoiceType[] {
  const wanted = text.trim().toLocaleLowerCase('es');
  return types.filter(
    ({ id, electronic_type }) =>
      String(id).includes(wanted) || electronic_type.toLocaleLowerCase('es').includes(wanted),
  );
}
