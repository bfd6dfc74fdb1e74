import { toPesos } from '@lacteos/contracts/money/money';
import { netText, taxPercentOf, vatText } from '@lacteos/contracts/money/shown-price';
import { formatMoney, PriceAmount } from '@lacteos/ui';
import { linePrice, type PricedLine } from './order-totals';

export function LineAmount({ line }: { line: PricedLine }) {
  const { base, total } = linePrice(line);
  return (
    <PriceAmount
      amount={formatMoney(toPesos(total))}
      vat={vatText(line)}
      net={taxPercentOf(line) > 0 ? netText(toPesos(base)) : null}
      isAtEnd
    />
  );
}
