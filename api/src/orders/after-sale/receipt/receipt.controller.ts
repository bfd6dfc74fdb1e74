import { Controller, Get, Param, Res } from '@nestjs/common';
import { ApiOkResponse, ApiProduces } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';

import { Allow, CurrentUser, type RequestUser, SIGNED_IN } from '#platform/access/index.js';
import { IdParam, RawAnswer } from '#platform/http/index.js';
import { ReceiptService } from './receipt.service.js';

@Controller('order')
export class ReceiptController {
  constructor(private readonly receipts: ReceiptService) {}

  @Allow(SIGNED_IN, 'order-reader')
  @Get(':id/receipt')
  @RawAnswer()
  @ApiProduces('application/pdf')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  async receipt(
    @Param('id', new IdParam('ORDERS.NOT_FOUND')) id: number,
    @CurrentUser() user: RequestUser,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Buffer> {
    const pdf = await this.receipts.pdf(id, user);
    void reply
      .type('application/pdf')
      .header('content-disposition', `inline; filename="recibo-${id}.pdf"`)
      .header('cache-control', 'private, no-store');
    return pdf;
  }
}
