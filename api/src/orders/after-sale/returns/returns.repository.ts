import { Injectable } from '@nestjs/common';
import { In, Not } from 'typeorm';

import { Clock } from '#platform/clock/index.js';
import { UnitOfWork } from '#platform/database/index.js';
import { pageOf, sortOf } from '#platform/http/index.js';
import { OrderLineEntity } from '../../order/row/order-line.entity.js';
import { searchedOrder } from '../../payments/refunds/searched-order.js';
import { ReturnEntity, ReturnLineEntity } from '../../order/returned/return.entity.js';
import type { ReturnListQuery } from './return.dto.js';
import {
  OPEN_RETURNS,
  RETURN_STATES,
  SETTLED_RETURNS,
  type ReturnState,
} from '../../order/returned/return-states.js';
import type { SoldUnits } from '../../order/returned/returned-amounts.js';

/** `total` in centavos with VAT. */
export interface SoldLine {
  readonly productId: number;
  readonly name: string;
  readonly quantity: number;
  readonly total: number;
  readonly family: string;
}

export interface SettledReturn {
  readonly isLeftOut: boolean;
  readonly lines: readonly ReturnLineEntity[];
}

@Injectable()
export class ReturnsRepository {
  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** @returns its id @throws a duplicate key for a repeated request */
  async insert(
    row: Omit<ReturnEntity, 'id' | 'answer' | 'isLeftOut' | 'createdAt' | 'updatedAt'>,
    lines: readonly Omit<ReturnLineEntity, 'returnId'>[],
  ): Promise<number> {
    const now = this.clock.now();
    const { identifiers } = await this.work.manager.insert(ReturnEntity, {
      ...row,
      answer: null,
      isLeftOut: false,
      createdAt: now,
      updatedAt: now,
    });
    const returnId = Number(identifiers[0]?.['id']);
    if (lines.length > 0)
      await this.work.manager.insert(
        ReturnLineEntity,
        lines.map((line) => ({ ...line, returnId })),
      );
    return returnId;
  }

  find(id: number): Promise<ReturnEntity | null> {
    return this.work.manager.findOneBy(ReturnEntity, { id });
  }

  findByKey(requestKey: string): Promise<ReturnEntity | null> {
    return this.work.manager.findOneBy(ReturnEntity, { requestKey });
  }

  ofOrder(orderId: number): Promise<ReturnEntity[]> {
    return this.work.manager.find(ReturnEntity, { where: { orderId }, order: { id: 'ASC' } });
  }

  countCancellations(orderId: number, state: ReturnState): Promise<number> {
    return this.work.manager.countBy(ReturnEntity, { orderId, kind: 'cancellation', state });
  }

  openCancellation(orderId: number): Promise<ReturnEntity | null> {
    return this.work.manager.findOneBy(ReturnEntity, { orderId, kind: 'cancellation', state: 'requested' });
  }

  linesOf(returnIds: readonly number[]): Promise<ReturnLineEntity[]> {
    if (returnIds.length === 0) return Promise.resolve([]);
    return this.work.manager.find(ReturnLineEntity, {
      where: { returnId: In([...returnIds]) },
      order: { returnId: 'ASC', productId: 'ASC' },
    });
  }

  async unitsOf(
    orderId: number,
    states: readonly ReturnState[],
    except = 0,
  ): Promise<ReadonlyMap<number, number>> {
    const rows = await this.work.manager
      .createQueryBuilder(ReturnLineEntity, 'line')
      .innerJoin('returns', 'parent', 'parent.id = line.return_id')
      .select('line.product_id', 'productId')
      .addSelect('SUM(line.quantity)', 'units')
      .where('parent.order_id = :orderId AND parent.state IN (:...states) AND parent.id <> :except', {
        orderId,
        states: [...states],
        except,
      })
      .groupBy('line.product_id')
      .getRawMany<{ productId: number; units: number | string }>();
    return new Map(rows.map(({ productId, units }) => [Number(productId), Number(units)]));
  }

  async findSettled(orderId: number, except: number): Promise<SettledReturn[]> {
    const rows = await this.work.manager.find(ReturnEntity, {
      where: { orderId, state: In([...SETTLED_RETURNS]), kind: 'goods', id: Not(except) },
      order: { id: 'ASC' },
    });
    const lines = await this.linesOf(rows.map(({ id }) => id));
    return rows.map(({ id, isLeftOut }) => ({
      isLeftOut,
      lines: lines.filter(({ returnId }) => returnId === id),
    }));
  }

  async findPricedLines(orderId: number): Promise<SoldUnits[]> {
    const lines = await this.work.manager.find(OrderLineEntity, {
      where: { orderId },
      order: { productId: 'ASC' },
    });
    return lines.map(({ productId, quantity, unitPrice, taxClassification, taxPercent }) => ({
      productId,
      quantity,
      unitPrice,
      taxClassification,
      taxPercent,
    }));
  }

  async sold(orderId: number): Promise<SoldLine[]> {
    const rows = await this.work.manager.query<Record<keyof SoldLine, string | number>[]>(
      `SELECT line.product_id AS productId, line.product_name AS name, line.quantity AS quantity,
         line.unit_price * line.quantity + line.tax_price AS total, COALESCE(product.family, '') AS family
       FROM order_lines line LEFT JOIN products product ON product.id = line.product_id
       WHERE line.order_id = ? ORDER BY line.product_id`,
      [orderId],
    );
    return rows.map(({ productId, name, quantity, total, family }) => ({
      productId: Number(productId),
      name: String(name),
      quantity: Number(quantity),
      total: Number(total),
      family: String(family),
    }));
  }

  page(query: ReturnListQuery): Promise<[ReturnEntity[], number]> {
    const { open: isOpen = false, state, kind, search = '' } = query;
    const { skip, take } = pageOf(query);
    const { column, direction } = sortOf(query.sort, '-updatedAt');
    const states = (isOpen ? OPEN_RETURNS : RETURN_STATES).filter((one) => !state || one === state);
    return this.work.manager.findAndCount(ReturnEntity, {
      where: {
        ...(isOpen || state ? { state: In(states) } : {}),
        ...(kind ? { kind } : {}),
        ...(search ? { orderId: searchedOrder(search) } : {}),
      },
      order: { ...(column === 'updatedAt' ? { updatedAt: direction } : {}), id: direction },
      skip,
      take,
    });
  }

  /** @returns whether the return was still in that state */
  async change(id: number, state: ReturnState, change: Partial<ReturnEntity>): Promise<boolean> {
    const { affected } = await this.work.manager.update(
      ReturnEntity,
      { id, state },
      { ...change, updatedAt: this.clock.now() },
    );
    return affected === 1;
  }

  async setLine(
    { returnId, productId }: Pick<ReturnLineEntity, 'returnId' | 'productId'>,
    change: Partial<ReturnLineEntity>,
  ): Promise<void> {
    await this.work.manager.update(ReturnLineEntity, { returnId, productId }, change);
  }
}
