import { colombianToday } from '@lacteos/contracts/time/colombian-day';
import { Controller, Get, Post, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';

import { ADMINISTRATORS, Allow, CurrentUser, type RequestUser } from '#platform/access/index.js';
import { Audited } from '#platform/audit/index.js';
import { Clock } from '#platform/clock/index.js';
import { AppError } from '#platform/errors/index.js';
import { AcceptsFile, Answers, RawAnswer, readUpload } from '#platform/http/index.js';
import { SPREADSHEET_TYPES } from '#platform/spreadsheet/index.js';
import { Throttled } from '#platform/throttle/index.js';
import { IgnoresKey } from '#platform/repeats/index.js';
import { ProductExport, ProductExportQuery } from './product-export.js';
import { ImportQuery, ImportReportDto } from './product-import.dto.js';
import { ProductImportService } from './product-import.service.js';

@Controller('admin/products')
export class ProductSheetsController {
  constructor(
    private readonly exports: ProductExport,
    private readonly imports: ProductImportService,
    private readonly clock: Clock,
  ) {}

  /** Streams the file; `X-Estimated-Size` feeds the progress bar. */
  @Allow(ADMINISTRATORS)
  @Throttled('exports')
  @Get('export')
  @RawAnswer()
  async export(@Query() query: ProductExportQuery, @Res() reply: FastifyReply): Promise<void> {
    const { file, estimatedSize } = await this.exports.exportProducts(query);
    const day = colombianToday(this.clock);
    await reply
      .header('Content-Type', SPREADSHEET_TYPES[query.format])
      .header('Content-Disposition', `attachment; filename="productos-${day}.${query.format}"`)
      .header('X-Estimated-Size', String(estimatedSize))
      .send(file);
  }

  /** All or nothing; `dryRun=true` only reports problems and changes. */
  @Allow(ADMINISTRATORS)
  @Audited('products.created')
  @Audited('products.updated')
  @IgnoresKey('A sheet states what its products are; a second time they are so already.')
  @Throttled('uploads')
  @Post('import')
  @AcceptsFile(2_000_000)
  @Answers(ImportReportDto)
  async import(
    @Query() { dryRun = false }: ImportQuery,
    @Req() request: FastifyRequest,
    @CurrentUser() user: RequestUser,
  ): Promise<ImportReportDto> {
    const receive = async (): Promise<Buffer> => {
      const { file } = await readUpload(request);
      if (!file) throw new AppError('PRODUCTS.FILE_UNREADABLE');
      return file.bytes;
    };
    return this.imports.import(receive, dryRun, user);
  }
}
