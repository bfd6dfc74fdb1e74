import { netText, taxPercentOf, toPesos, vatText } from '@lacteos/contracts';
import { formatMoney, PriceAmount } from '@lacteos/ui';
import { linePrice, type PricedLine } from './order-totals';

/** What a line costs: with VAT first, as it is charged, without VAT beneath. */
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
