import { Controller, Get, Post, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { CurrentUser, type RequestUser } from '../../platform/access/index.js';
import { Clock } from '../../platform/clock/index.js';
import { AppError } from '../../platform/errors/index.js';
import { AcceptsFile, Answers, RawAnswer, readUpload } from '../../platform/http/index.js';
import { SPREADSHEET_TYPES } from '../../platform/spreadsheet/index.js';
import { ProductExport, ProductExportQuery } from './product-export.js';
import { ImportQuery, ImportReportDto } from './product-import.dto.js';
import { ProductImportService } from './product-import.service.js';

const MAX_FILE_BYTES = 2_000_000;

/** Products as spreadsheets. */
@Controller('admin/products')
export class ProductSheetsController {
  constructor(
    private readonly exports: ProductExport,
    private readonly imports: ProductImportService,
    private readonly clock: Clock,
  ) {}

  /** The rows of the list as a file, streamed; `X-Estimated-Size` serves a progress bar. */
  @Get('export')
  @RawAnswer()
  async export(@Query() query: ProductExportQuery, @Res() reply: FastifyReply): Promise<void> {
    const { file, estimatedSize } = await this.exports.of(query);
    const day = this.clock.now().toISOString().slice(0, 10);
    await reply
      .header('Content-Type', SPREADSHEET_TYPES[query.format])
      .header('Content-Disposition', `attachment; filename="productos-${day}.${query.format}"`)
      .header('X-Estimated-Size', String(estimatedSize))
      .send(file);
  }

  /** Takes a file over, all of it or nothing; with `dryRun=true` it only says what is wrong and what would change. */
  @Post('import')
  @AcceptsFile()
  @Answers(ImportReportDto)
  async import(
    @Query() { dryRun = false }: ImportQuery,
    @Req() request: FastifyRequest,
    @CurrentUser() user: RequestUser,
  ): Promise<ImportReportDto> {
    const { file } = await readUpload(request, MAX_FILE_BYTES);
    if (!file) throw new AppError('PRODUCTS.FILE_UNREADABLE');
    return this.imports.import(file.bytes, dryRun, user);
  }
}
