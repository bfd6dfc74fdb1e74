import { fromPesos, toPesos } from '@lacteos/contracts/money/money';
import { colombianDay, colombianToday, startOfColombianDay } from '@lacteos/contracts/time/colombian-day';
import { Injectable } from '@nestjs/common';

import { Audit } from '#platform/audit/index.js';
import { Clock } from '#platform/clock/index.js';
import { UnitOfWork } from '#platform/database/index.js';
import { AppError } from '#platform/errors/index.js';
import type { ProductCostEntity } from '../costs/product-cost.entity.js';
import { ProductCostsRepository } from '../costs/product-costs.repository.js';
import type { Editor } from '../staff/product-editor.js';
import type { NewCostDto, ProductCostDto } from './product-costs.dto.js';

@Injectable()
export class ProductCostsService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly costs: ProductCostsRepository,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  async listCosts(productId: number): Promise<ProductCostDto[]> {
    return (await this.costs.findByProduct(productId)).map(costView);
  }

  /** Earlier sales keep theirs. @throws PRODUCTS.NOT_FOUND, VALIDATION.FAILED for a future day */
  async set(productId: number, { cost, from }: NewCostDto, editor: Editor): Promise<ProductCostDto[]> {
    const today = colombianToday(this.clock);
    const day = from || today;
    if (day > today)
      throw new AppError('VALIDATION.FAILED', { errors: { from: 'Un costo rige desde hoy o desde antes.' } });
    return this.work.run(async () => {
      if (!(await this.costs.lock(productId))) throw new AppError('PRODUCTS.NOT_FOUND');
      const [before] = await this.costs.findByProduct(productId);
      const current = await this.costs.save({
        productId,
        validFrom: startOfColombianDay(day),
        cost: cost === 0 ? null : fromPesos(cost),
        actorId: editor.id,
        at: this.clock.now(),
      });
      if (current !== (before?.cost ?? null)) await this.costs.setCurrent(productId, current);
      await this.audit.record({
        actorId: editor.id,
        action: 'products.cost-set',
        subject: 'product',
        subjectId: productId,
        before: { cost: inPesos(before?.cost ?? null) },
        after: { cost: cost === 0 ? null : cost, costFrom: day },
      });
      return this.listCosts(productId);
    });
  }
}

const inPesos = (cost: ProductCostEntity['cost']): number | null => (cost === null ? null : toPesos(cost));

const costView = ({ validFrom, cost, actorId, at }: ProductCostEntity): ProductCostDto => ({
  from: colombianDay(validFrom),
  cost: inPesos(cost),
  actorId,
  at: at.toISOString(),
});
