import { Injectable } from '@nestjs/common';

import { UnitOfWork } from '#platform/database/index.js';

const LATEST_ORDERS = 5_000;
const MAX_COUNTED = 12;

/** Reads orders and order_lines of orders by table name, without a reverse import. */
const BOUGHT_TOGETHER = `SELECT other.product_id AS id FROM order_lines own
  JOIN order_lines other ON other.order_id = own.order_id AND other.product_id <> own.product_id
  JOIN orders ON orders.id = own.order_id AND orders.active = 1
  JOIN products product ON product.id = other.product_id AND product.active = 1
  WHERE own.product_id = ? AND own.order_id > ?
  GROUP BY other.product_id ORDER BY COUNT(*) DESC, other.product_id LIMIT ?`;

const SAME_FAMILY = `SELECT other.id, other.name FROM products own
  JOIN products other ON other.family = own.family AND other.id <> own.id AND other.active = 1
  WHERE own.id = ? AND own.active = 1 ORDER BY other.id DESC LIMIT ?`;
const FAMILY_MEMBERS = 200;

@Injectable()
export class SuggestionsRepository {
  constructor(private readonly work: UnitOfWork) {}

  async findBoughtTogether(id: number): Promise<number[]> {
    const [latest] = await this.work.manager.query<{ id: number | null }[]>(
      'SELECT MAX(id) AS id FROM orders',
    );
    const first = Number(latest?.id ?? 0) - LATEST_ORDERS;
    const rows = await this.work.manager.query<{ id: number }[]>(BOUGHT_TOGETHER, [id, first, MAX_COUNTED]);
    return rows.map((row) => Number(row.id));
  }

  async findSameFamily(id: number): Promise<{ id: number; name: string }[]> {
    return this.work.manager.query<{ id: number; name: string }[]>(SAME_FAMILY, [id, FAMILY_MEMBERS]);
  }
}
