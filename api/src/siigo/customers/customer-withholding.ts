import { fromPesos, toPesos } from '@lacteos/contracts/money/money';

import type { OrderWithholdings } from '#orders/order/index.js';
import type { CustomerDto, NewCustomerDto } from './customer.dto.js';

type Sent = NonNullable<NewCustomerDto['withholding']>;

const isAny = ({ retefuente, reteiva, reteica }: Sent): boolean => retefuente + reteiva + reteica > 0;

type BuyerWithholding = NonNullable<Awaited<ReturnType<OrderWithholdings['ofBuyer']>>>;

export function withholdingProblems({
  person_type,
  withholding,
}: Pick<NewCustomerDto, 'person_type' | 'withholding'>): Record<string, string> {
  if (person_type === 'Company' || !withholding || !isAny(withholding)) return {};
  return { withholding: 'Solo una compañía practica retenciones.' };
}

export const withholdingOf = (sent: NewCustomerDto['withholding']): BuyerWithholding | null =>
  sent
    ? {
        reteFuente: sent.retefuente,
        reteIva: sent.reteiva,
        reteIca: sent.reteica,
        minimumBase: fromPesos(sent.minimum_base),
      }
    : null;

export const withholdingView = (
  rates: BuyerWithholding | null,
): NonNullable<CustomerDto['withholding']> | null =>
  rates && {
    retefuente: rates.reteFuente,
    reteiva: rates.reteIva,
    reteica: rates.reteIca,
    minimum_base: toPesos(rates.minimumBase),
  };
