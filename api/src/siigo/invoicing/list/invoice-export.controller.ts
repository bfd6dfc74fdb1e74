import { colombianToday } from '@lacteos/contracts/time/colombian-day';
import { Controller, Get, Inject, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';

import { CONFIG, type Config } from '#config/index.js';
import { ADMINISTRATORS, Allow } from '#platform/access/index.js';
import { Clock } from '#platform/clock/index.js';
import { RawAnswer } from '#platform/http/index.js';
import { SPREADSHEET_TYPES, writeRows } from '#platform/spreadsheet/index.js';
import { Throttled } from '#platform/throttle/index.js';
import { InvoiceExportQuery } from './invoice-list.query.js';
import { InvoiceQueriesService } from './invoice-queries.service.js';
import { INVOICE_SHEET, sheetRowsOf, type InvoiceSheetRow } from './invoice-sheet.js';

/** SIIGO's largest page. */
const BATCH = 100;

@Controller('siigo')
export class InvoiceExportController {
  constructor(
    private readonly queries: InvoiceQueriesService,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Every match, whatever the page; credit notes follow their invoice. @throws SIIGO.UNAVAILABLE */
  @Allow(ADMINISTRATORS)
  @Throttled('exports')
  @Get('invoices/export')
  @RawAnswer()
  async export(@Query() { format, ...query }: InvoiceExportQuery, @Res() reply: FastifyReply): Promise<void> {
    // Read before the headers are sent, so that a failure of SIIGO is answered as one.
    const first = await this.queries.list({ ...query, page: 1, pageSize: BATCH });
    const file = writeRows({
      format,
      columns: INVOICE_SHEET,
      batches: this.readBatches(query, first),
      limitSeconds: this.config.exportTimeoutSeconds,
    });
    await reply
      .header('Content-Type', SPREADSHEET_TYPES[format])
      .header(
        'Content-Disposition',
        `attachment; filename="facturas-${colombianToday(this.clock)}.${format}"`,
      )
      .send(file);
  }

  private async *readBatches(
    query: Omit<InvoiceExportQuery, 'format'>,
    first: Awaited<ReturnType<InvoiceQueriesService['list']>>,
  ): AsyncGenerator<InvoiceSheetRow[]> {
    yield first.rows.flatMap(sheetRowsOf);
    for (let page = 2; (page - 1) * BATCH < first.meta.total; page += 1) {
      const { rows } = await this.queries.list({ ...query, page, pageSize: BATCH });
      yield rows.flatMap(sheetRowsOf);
    }
  }
}
