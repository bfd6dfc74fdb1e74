import { colombianToday } from '@lacteos/contracts/time/colombian-day';
import { Injectable } from '@nestjs/common';

import { Clock } from '#platform/clock/index.js';
import { UnitOfWork } from '#platform/database/index.js';
import { AppError } from '#platform/errors/index.js';
import { SheetReader, type ReadRow } from '#platform/spreadsheet/index.js';
import { WorkerBusy, WorkerExceeded } from '#platform/worker-process/index.js';
import type { Editor } from '../staff/product-editor.js';
import { StaffProductsRepository, type StaffProduct } from '../staff/staff-products.repository.js';
import { StaffProductsService } from '../staff/staff-products.service.js';
import { codesIn, readImport, type ImportLine, type ReadImport } from './import-rows.js';
import type { ImportReportDto } from './product-import.dto.js';

const MAX_ROWS = 2_000;
const CODES_AT_ONCE = 500;
const RETRY_AFTER_SECONDS = 5;

@Injectable()
export class ProductImportService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly repository: StaffProductsRepository,
    private readonly products: StaffProductsService,
    private readonly sheets: SheetReader,
    private readonly clock: Clock,
  ) {}

  /**
   * All or nothing; reads in the same transaction, so that the report matches. @throws PRODUCTS.IMPORT_BUSY before
   * receiving, PRODUCTS.FILE_UNREADABLE, PRODUCTS.FILE_TOO_LARGE, PRODUCTS.FILE_TOO_LONG
   */
  async import(receive: () => Promise<Buffer>, dryRun: boolean, editor: Editor): Promise<ImportReportDto> {
    const rows = await this.sheets
      .admit(async () => this.rowsOf(await receive()))
      .catch((error: unknown) => {
        if (!(error instanceof WorkerBusy)) throw error;
        throw new AppError('PRODUCTS.IMPORT_BUSY', { retryAfterSeconds: RETRY_AFTER_SECONDS }, error);
      });
    return this.work.run(async () => {
      const read = readImport(rows, await this.storedByCode(codesIn(rows)), colombianToday(this.clock));
      const applied = !dryRun && read.problems.length === 0;
      if (applied) for (const line of read.lines) await this.write(line, editor);
      return reportOf(read, applied);
    });
  }

  private async rowsOf(file: Buffer): Promise<readonly ReadRow[]> {
    const read = await this.sheets.read({ file, maxRows: MAX_ROWS + 1 }).catch((error: unknown) => {
      throw error instanceof WorkerExceeded ? new AppError('PRODUCTS.FILE_TOO_LARGE', {}, error) : error;
    });
    if (read.kind === 'too-large') throw new AppError('PRODUCTS.FILE_TOO_LARGE');
    if (read.kind === 'unreadable' || read.rows.length < 2) throw new AppError('PRODUCTS.FILE_UNREADABLE');
    if (read.rows.length > MAX_ROWS + 1) throw new AppError('PRODUCTS.FILE_TOO_LONG', { most: MAX_ROWS });
    return read.rows;
  }

  private async storedByCode(codes: readonly string[]): Promise<Map<string, StaffProduct>> {
    const stored = new Map<string, StaffProduct>();
    for (let start = 0; start < codes.length; start += CODES_AT_ONCE) {
      const ids = await this.repository.idsByCode(codes.slice(start, start + CODES_AT_ONCE));
      const products = await this.repository.findAll([...ids.values()]);
      for (const product of products) stored.set(product.code, product);
    }
    return stored;
  }

  private async write(line: ImportLine, editor: Editor): Promise<void> {
    if (line.kind === 'new') {
      const { id, active } = await this.products.create(line.product, editor);
      if (line.active !== null && line.active !== active)
        await this.products.setActive({ id, active: line.active }, editor);
      return;
    }
    const { id, ...fields } = line.change;
    if (Object.values(fields).some((value) => value !== undefined))
      await this.products.update(line.change, editor);
    if (line.active !== null) await this.products.setActive({ id, active: line.active }, editor);
  }
}

const reportOf = ({ lines, unchanged, problems }: ReadImport, applied: boolean): ImportReportDto => ({
  applied,
  created: lines.filter(({ kind }) => kind === 'new').length,
  updated: lines.filter(({ kind }) => kind === 'change').length,
  unchanged,
  problems,
});
