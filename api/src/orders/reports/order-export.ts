import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';

import { EnumField } from '../../platform/http/index.js';
import { estimatedSize, writeRows, type SpreadsheetFormat } from '../../platform/spreadsheet/index.js';
import { OrderListQuery } from '../order/order-list.query.js';
import { OrderListRepository, type OrderFilter } from '../order/order-list.repository.js';
import { OrderListService } from '../order/order-list.service.js';
import type { OrderEntity } from '../order/order.entity.js';
import { ORDER_SHEET } from './order-sheet.js';

export class OrderExportQuery extends OrderListQuery {
  @EnumField(['xlsx', 'csv'])
  format: SpreadsheetFormat;
}
const BATCH = 500;
const SAMPLE = 50;

/** A file on its way: its rows as a stream, and about how large it will be. */
export interface OrderFile {
  file: Readable;
  /** Bytes. */
  estimatedSize: number;
}

/** Writes all orders that a list's filters leave into a file, by their ids, a few hundred in memory at a time. */
@Injectable()
export class OrderExport {
  constructor(
    private readonly lists: OrderListRepository,
    private readonly queries: OrderListService,
  ) {}

  /** The file of the orders that the query leaves; its page and order are left out of account. */
  async of(query: OrderExportQuery): Promise<OrderFile> {
    const filter = await this.queries.filterOf(query);
    const [sums, sample] = await Promise.all([
      this.queries.sums(filter, null),
      this.lists.after(filter, 0, SAMPLE),
    ]);
    const size = estimatedSize(query.format, ORDER_SHEET, sample, sums?.total ?? sample.length);
    return { file: writeRows(query.format, ORDER_SHEET, this.batches(filter)), estimatedSize: size };
  }

  private async *batches(filter: OrderFilter): AsyncGenerator<OrderEntity[]> {
    for (let lastId = 0; ;) {
      const orders = await this.lists.after(filter, lastId, BATCH);
      const last = orders.at(-1);
      if (!last) return;
      yield orders;
      lastId = last.id;
    }
  }
}
