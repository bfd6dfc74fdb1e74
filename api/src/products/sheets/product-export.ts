import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';

import { EnumField, sortOf } from '../../platform/http/index.js';
import { estimatedSize, writeRows, type SpreadsheetFormat } from '../../platform/spreadsheet/index.js';
import { AdminProductListQuery, type OfficeProductSort } from '../admin/product-office.dto.js';
import {
  ProductOfficeRepository,
  type OfficeFilter,
  type OfficeProduct,
} from '../admin/product-office.repository.js';
import { officeFilterOf } from '../admin/product-office.service.js';
import { PRODUCT_SHEET } from './product-sheet.js';

export class ProductExportQuery extends AdminProductListQuery {
  @EnumField(['xlsx', 'csv'])
  format: SpreadsheetFormat;
}
const BATCH = 200;

interface Order {
  by: OfficeProductSort;
  direction: 'ASC' | 'DESC';
}

/** Writes all products that a list's filters leave into a file that the import takes again. */
@Injectable()
export class ProductExport {
  constructor(private readonly products: ProductOfficeRepository) {}

  /** The file as a stream with its estimated size in bytes, sorted as the list is; its page is left out of account. */
  async of(query: ProductExportQuery): Promise<{ file: Readable; estimatedSize: number }> {
    const filter = officeFilterOf(query);
    const { column, direction } = sortOf(query.sort, 'id');
    const order = { by: column as OfficeProductSort, direction };
    const [total, sample] = await Promise.all([this.products.count(filter), this.page(filter, order, 0)]);
    const size = estimatedSize(query.format, PRODUCT_SHEET, sample, total);
    return { file: writeRows(query.format, PRODUCT_SHEET, this.batches(filter, order)), estimatedSize: size };
  }

  private page(filter: OfficeFilter, order: Order, skip: number): Promise<OfficeProduct[]> {
    return this.products.list(filter, { ...order, skip, take: BATCH });
  }

  private async *batches(filter: OfficeFilter, order: Order): AsyncGenerator<OfficeProduct[]> {
    for (let skip = 0; ; skip += BATCH) {
      const products = await this.page(filter, order, skip);
      if (products.length > 0) yield products;
      if (products.length < BATCH) return;
    }
  }
}
