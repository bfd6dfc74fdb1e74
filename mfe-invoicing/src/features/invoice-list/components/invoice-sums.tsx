import type { InvoiceRow } from '@lacteos/contracts/schemas';
import { formatMoney } from '@lacteos/ui';

import { screenStyles } from '#features/screen';
import { sumsOf } from '../model/listed-documents';

interface InvoiceSumsProps {
  rows: readonly InvoiceRow[];
  /** Of all pages, where the shop knows it. */
  sum: number | undefined;
}

export function InvoiceSums({ rows, sum }: InvoiceSumsProps) {
  if (rows.length === 0) return null;
  const { invoiced, credited } = sumsOf(rows);
  return (
    <p className={screenStyles.invoicingPageNote}>
      {sum !== undefined && `Suma de todas las páginas: ${formatMoney(sum)}. `}
      En esta página: facturado {formatMoney(invoiced)}
      {credited > 0 &&
        `, menos acreditado ${formatMoney(credited)}, quedan ${formatMoney(invoiced - credited)}`}
      .
    </p>
  );
}
