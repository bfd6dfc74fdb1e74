import { RECEIPT_WIDTHS, type ReceiptWidth } from '@lacteos/contracts/counter/counter-receipt';
import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';

import { Allow, CurrentUser, type RequestUser, STAFF } from '#platform/access/index.js';
import { EnumField, IdParam, RawAnswer } from '#platform/http/index.js';
import { ReceiptService } from './receipt.service.js';

class ReceiptQuery {
  @EnumField(RECEIPT_WIDTHS, { optional: true, fromText: true, description: 'Paper in mm; left out: 80' })
  width?: ReceiptWidth;
}

@Controller('till/sales')
export class CounterReceiptController {
  constructor(private readonly receipts: ReceiptService) {}

  @Allow(STAFF)
  @Get(':id/receipt')
  @RawAnswer()
  @ApiProduces('application/pdf')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  async receipt(
    @Param('id', new IdParam('TILL.RECEIPT_NOT_FOUND')) id: number,
    @Query() { width = 80 }: ReceiptQuery,
    @CurrentUser() user: RequestUser,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer> {
    const pdf = await this.receipts.counterPdf(id, width, user);
    void reply
      .type('application/pdf')
      .header('content-disposition', `inline; filename="venta-${id}.pdf"`)
      .header('cache-control', 'private, no-store');
    return pdf;
  }
}
