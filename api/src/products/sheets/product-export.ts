import type { Readable } from 'node:stream';
import { Inject, Injectable } from '@nestjs/common';

import { CONFIG, type Config } from '#config/index.js';
import { EnumField, sortOf } from '#platform/http/index.js';
import { estimatedSize, writeRows, type SpreadsheetFormat } from '#platform/spreadsheet/index.js';
import { StaffProductListQuery, type StaffProductSort } from '../staff/staff-products.dto.js';
import {
  StaffProductsRepository,
  type StaffProductFilter,
  type StaffProduct,
} from '../staff/staff-products.repository.js';
import { staffFilterOf } from '../staff/staff-products.service.js';
import { PRODUCT_SHEET } from './product-sheet.js';

export class ProductExportQuery extends StaffProductListQuery {
  @EnumField(['xlsx', 'csv'])
  format: SpreadsheetFormat;
}
const BATCH = 200;

interface Order {
  by: StaffProductSort;
  direction: 'ASC' | 'DESC';
}

@Injectable()
export class ProductExport {
  constructor(
    private readonly products: StaffProductsRepository,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async exportProducts(query: ProductExportQuery): Promise<{ file: Readable; estimatedSize: number }> {
    const filter = staffFilterOf(query);
    const { column, direction } = sortOf(query.sort, 'id');
    const order = { by: column as StaffProductSort, direction };
    const [total, sample] = await Promise.all([this.products.count(filter), this.page(filter, order, 0)]);
    const size = estimatedSize(query.format, PRODUCT_SHEET, sample, total);
    const file = writeRows({
      format: query.format,
      columns: PRODUCT_SHEET,
      batches: this.batches(filter, order),
      limitSeconds: this.config.exportTimeoutSeconds,
    });
    return { file, estimatedSize: size };
  }

  private page(filter: StaffProductFilter, order: Order, skip: number): Promise<StaffProduct[]> {
    return this.products.list(filter, { ...order, skip, take: BATCH });
  }

  private async *batches(filter: StaffProductFilter, order: Order): AsyncGenerator<StaffProduct[]> {
    for (let skip = 0; ; skip += BATCH) {
      const products = await this.page(filter, order, skip);
      if (products.length > 0) yield products;
      if (products.length < BATCH) return;
    }
  }
}
