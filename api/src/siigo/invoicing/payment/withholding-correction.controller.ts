import { isInvoiced } from '@lacteos/contracts/reference/reference-data';
import { Body, Controller, Param, Put } from '@nestjs/common';

import { CorrectWithholdingDto, WithholdingCorrections } from '#orders/after-sale/index.js';
import { OrderDetailService, OrderDto } from '#orders/order/index.js';
import { ADMINISTRATORS, Allow, CurrentUser, type RequestUser } from '#platform/access/index.js';
import { Audited } from '#platform/audit/index.js';
import { Answers, IdParam } from '#platform/http/index.js';
import { DocumentRepository } from '../document/document.repository.js';
import { orderInvoiceState } from '../document/invoice-state.js';
import { documentRefusal } from '../view/invoice-view.js';

/** Allowed until the invoice is sent to the DIAN; a draft is rebuilt when it is sent. */
@Controller('siigo/order/:id/withholding')
export class WithholdingCorrectionController {
  constructor(
    private readonly corrections: WithholdingCorrections,
    private readonly documents: DocumentRepository,
    private readonly details: OrderDetailService,
  ) {}

  @Allow(ADMINISTRATORS)
  @Audited('orders.withholding_corrected', 'corrigió las retenciones')
  @Put()
  @Answers(OrderDto)
  async correct(
    @Param('id', new IdParam('ORDERS.NOT_FOUND')) id: number,
    @Body() body: CorrectWithholdingDto,
    @CurrentUser() user: RequestUser,
  ): Promise<OrderDto> {
    await this.corrections.correct(id, body, user, async () => {
      const invoice = await this.documents.findBy({ orderId: id });
      if (!invoice) return;
      const { state, request } = invoice;
      if (isInvoiced(orderInvoiceState(state, 'sendToDian' in request && request.sendToDian)))
        throw documentRefusal('SIIGO.WITHHOLDING_FROZEN', invoice);
    });
    return this.details.get(id, user);
  }
}
