import { Inject, Injectable } from '@nestjs/common';

import { CONFIG, type Config } from '#config/index.js';
import { Clock } from '#platform/clock/index.js';
import { AppError } from '#platform/errors/index.js';
import type { OrderEntity } from '../../order/row/order.entity.js';
import { REASON_FACTS, termEndOf } from './return-rules.js';
import type { NewReturnDto } from './return.dto.js';
import type { SoldLine } from './returns.repository.js';

/** Terms within which buyers return goods, by reason and family. */
@Injectable()
export class ReturnTerms {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /** @throws RETURNS.TOO_LATE, RETURNS.PERISHABLE */
  refuseLate({ reason, lines }: NewReturnDto, order: OrderEntity, sold: readonly SoldLine[]): void {
    const { claimDays, withdrawalDays, lastingFamilies } = this.config.refunds;
    const days = { claim: claimDays, withdrawal: withdrawalDays };
    const { term } = REASON_FACTS[reason];
    const spoils = lines.some(({ productId }) =>
      sold.some((line) => line.productId === productId && !lastingFamilies.includes(line.family)),
    );
    if (term === 'withdrawal' && spoils) throw new AppError('RETURNS.PERISHABLE');
    if (termEndOf(reason, order.deliveredAt ?? order.createdAt, days) < this.clock.now())
      throw new AppError('RETURNS.TOO_LATE', { days: days[term] });
  }
}
