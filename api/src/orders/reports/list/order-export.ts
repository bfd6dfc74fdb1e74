import type { Readable } from 'node:stream';
import { Inject, Injectable } from '@nestjs/common';

import { CONFIG, type Config } from '#config/index.js';
import { EnumField, sortOf } from '#platform/http/index.js';
import { estimatedSize, writeRows, type SpreadsheetFormat } from '#platform/spreadsheet/index.js';
import { OrderListQuery, type OrderSort } from './order-list.query.js';
import { OrderListRepository, type OrderFilter, type OrderPage } from './order-list.repository.js';
import { OrderListService } from './order-list.service.js';
import type { OrderEntity } from '../../order/row/order.entity.js';
import { ExportedOrders, type ExportedOrder } from './exported-orders.repository.js';
import { ORDER_SHEET } from './order-sheet.js';

export class OrderExportQuery extends OrderListQuery {
  @EnumField(['xlsx', 'csv'])
  format: SpreadsheetFormat;
}
const BATCH = 500;
const IDS_AT_A_TIME = 10_000;
const SAMPLE = 50;

export interface OrderFile {
  file: Readable;
  /** Bytes. */
  estimatedSize: number;
}

@Injectable()
export class OrderExport {
  constructor(
    private readonly lists: OrderListRepository,
    private readonly queries: OrderListService,
    private readonly exported: ExportedOrders,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Sorted by the query or by id; ignores its page. */
  async exportOrders(query: OrderExportQuery): Promise<OrderFile> {
    const filter = await this.queries.filterOf(query);
    const { column, direction } = sortOf(query.sort, 'id');
    const [sums, sample] = await Promise.all([
      this.queries.sums(filter, null),
      this.lists.after(filter, 0, SAMPLE),
    ]);
    const rows = await this.exported.complete(sample);
    const size = estimatedSize(query.format, ORDER_SHEET, rows, sums?.total ?? sample.length);
    const isById = column === 'id' && direction === 'ASC';
    const orders = isById ? this.byId(filter) : this.sorted(filter, { by: column as OrderSort, direction });
    const limitSeconds = this.config.exportTimeoutSeconds;
    const batches = this.complete(orders);
    const file = writeRows({ format: query.format, columns: ORDER_SHEET, batches, limitSeconds });
    return { file, estimatedSize: size };
  }

  private async *complete(batches: AsyncIterable<OrderEntity[]>): AsyncGenerator<ExportedOrder[]> {
    for await (const orders of batches) yield await this.exported.complete(orders);
  }

  private async *byId(filter: OrderFilter): AsyncGenerator<OrderEntity[]> {
    for (let lastId = 0; ;) {
      const orders = await this.lists.after(filter, lastId, BATCH);
      const last = orders.at(-1);
      if (!last) return;
      yield orders;
      lastId = last.id;
    }
  }

  /**
   * Omits orders placed meanwhile, so that no row moves. Reads ids by the thousand, because finding the next one is
   * the expensive part.
   */
  private async *sorted(
    filter: OrderFilter,
    order: Pick<OrderPage, 'by' | 'direction'>,
  ): AsyncGenerator<OrderEntity[]> {
    const [newest = 0] = await this.lists.ids(filter, { by: 'id', direction: 'DESC', skip: 0, take: 1 });
    for (let skip = 0; ; skip += IDS_AT_A_TIME) {
      const ids = await this.lists.ids(filter, { ...order, skip, take: IDS_AT_A_TIME, newest });
      for (let start = 0; start < ids.length; start += BATCH)
        yield await this.lists.load(ids.slice(start, start + BATCH));
      if (ids.length < IDS_AT_A_TIME) return;
    }
  }
}
