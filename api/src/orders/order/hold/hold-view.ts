import type { OrderEntity } from '../row/order.entity.js';
import type { HoldStateDto } from '../row/hold-state.dto.js';

export const holdView = (
  { stockReleasedAt }: Pick<OrderEntity, 'stockReleasedAt'>,
  end: Date | null,
): HoldStateDto => ({
  endsAt: end?.toISOString() ?? null,
  releasedAt: stockReleasedAt?.toISOString() ?? null,
});
