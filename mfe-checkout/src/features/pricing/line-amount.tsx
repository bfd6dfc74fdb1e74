import { toPesos } from '@lacteos/contracts/money/money';
import { formatMoney } from '@lacteos/ui';
import { linePrice, type PricedLine } from './order-totals';

/** With VAT. */
export const LineAmount = ({ line }: { line: PricedLine }) => (
  <>{formatMoney(toPesos(linePrice(line).total))}</>
);
