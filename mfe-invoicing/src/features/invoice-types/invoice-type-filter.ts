import type { InvoiceType } from '@lacteos/contracts/invoice-type';

export function matchingInvoiceTypes(types: readonly InvoiceType[], text: string): InvoiceType[] {
  const wanted = text.trim().toLocaleLowerCase('es');
  return types.filter(
    ({ id, electronic_type }) =>
      String(id).includes(wanted) || electronic_type.toLocaleLowerCase('es').includes(wanted),
  );
}
