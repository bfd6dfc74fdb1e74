import type { RefundAccount, Return } from '@lacteos/contracts/schemas';
import { formatMoney } from '@lacteos/ui';

import { FATES } from './steps';

export const GoodsText = ({ lines }: Pick<Return, 'lines'>) => (
  <>
    {lines.map(({ productId, name, quantity, amount, fate }) => (
      <p key={productId}>
        {quantity} × {name}: {formatMoney(amount)}
        {fate && `. ${FATES.find(({ value }) => value === fate)?.label}`}
      </p>
    ))}
  </>
);

export const accountText = (
  { holder, identification, bank, kind, number }: RefundAccount,
  isEnteredByBuyer: boolean,
): string =>
  `${holder}, ${identification}. ${bank}, ${kind} ${number}${isEnteredByBuyer ? '. La escribió el comprador' : ''}`;
