import { Injectable } from '@nestjs/common';

import { UnitOfWork } from '../../platform/database/index.js';
import { AppError } from '../../platform/errors/index.js';
import { readRows, UnreadableSheet, type ReadRow } from '../../platform/spreadsheet/index.js';
import type { Editor } from '../admin/product-editor.js';
import { ProductOfficeRepository, type OfficeProduct } from '../admin/product-office.repository.js';
import { ProductOfficeService } from '../admin/product-office.service.js';
import { codesIn, readImport, type ImportLine, type ReadImport } from './import-rows.js';
import type { ImportReportDto } from './product-import.dto.js';

const MOST_ROWS = 2_000;
const CODES_AT_ONCE = 500;

/** Takes products over from a spreadsheet. */
@Injectable()
export class ProductImportService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly repository: ProductOfficeRepository,
    private readonly office: ProductOfficeService,
  ) {}

  /**
   * Checks every row and writes all of them in one transaction, or none. What the database holds is read in that
   * transaction, so that the report holds for what is written.
   * @param dryRun writes nothing and only reports
   * @throws PRODUCTS.FILE_UNREADABLE, PRODUCTS.FILE_TOO_LONG
   */
  async import(file: Buffer, dryRun: boolean, editor: Editor): Promise<ImportReportDto> {
    const rows = await this.rowsOf(file);
    return this.work.run(async () => {
      const read = readImport(rows, await this.storedByCode(codesIn(rows)));
      const applied = !dryRun && read.problems.length === 0;
      if (applied) for (const line of read.lines) await this.write(line, editor);
      return reportOf(read, applied);
    });
  }

  private async rowsOf(file: Buffer): Promise<ReadRow[]> {
    const rows = await readRows(file).catch((error: unknown) => {
      throw error instanceof UnreadableSheet ? new AppError('PRODUCTS.FILE_UNREADABLE', {}, error) : error;
    });
    if (rows.length < 2) throw new AppError('PRODUCTS.FILE_UNREADABLE');
    if (rows.length > MOST_ROWS + 1) throw new AppError('PRODUCTS.FILE_TOO_LONG', { most: MOST_ROWS });
    return rows;
  }

  private async storedByCode(codes: readonly string[]): Promise<Map<string, OfficeProduct>> {
    const stored = new Map<string, OfficeProduct>();
    for (let start = 0; start < codes.length; start += CODES_AT_ONCE) {
      const ids = await this.repository.idsByCode(codes.slice(start, start + CODES_AT_ONCE));
      const products = await this.repository.findAll([...ids.values()]);
      for (const product of products) stored.set(product.code, product);
    }
    return stored;
  }

  private async write(line: ImportLine, editor: Editor): Promise<void> {
    if (line.kind === 'new') {
      const { id, active } = await this.office.create(line.product, editor);
      if (line.active !== null && line.active !== active)
        await this.office.setActive({ id, active: line.active }, editor);
      return;
    }
    const { id, ...fields } = line.change;
    if (Object.values(fields).some((value) => value !== undefined))
      await this.office.update(line.change, editor);
    if (line.active !== null) await this.office.setActive({ id, active: line.active }, editor);
  }
}

const reportOf = ({ lines, unchanged, problems }: ReadImport, applied: boolean): ImportReportDto => ({
  applied,
  created: lines.filter(({ kind }) => kind === 'new').length,
  updated: lines.filter(({ kind }) => kind === 'change').length,
  unchanged,
  problems,
});
