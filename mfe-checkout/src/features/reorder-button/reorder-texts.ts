import type { ReorderedLine } from '@lacteos/contracts/schemas';
import { formatMoney } from '@lacteos/ui';

export function differenceOf({
  name,
  wanted,
  inCart,
  isGone,
  priceBefore,
  priceNow,
}: ReorderedLine): string | null {
  if (isGone) return `${name}: ya no lo vendemos.`;
  if (inCart === 0) return `${name}: agotado por ahora.`;
  const parts = [
    ...(inCart < wanted
      ? [`${inCart === 1 ? 'solo queda' : 'solo quedan'} ${inCart} de las ${wanted} unidades`]
      : []),
    ...(priceNow !== undefined && priceNow !== priceBefore
      ? [`ahora cuesta ${formatMoney(priceNow)}, antes ${formatMoney(priceBefore)}`]
      : []),
  ];
  return parts.length > 0 ? `${name}: ${parts.join('; ')}.` : null;
}
