import { Body, Controller, Param, Put } from '@nestjs/common';

import { CorrectPaymentDto, OrderCorrections } from '#orders/after-sale/index.js';
import { OrderDetailService, OrderDto } from '#orders/order/index.js';
import { ADMINISTRATORS, Allow, CurrentUser, type RequestUser } from '#platform/access/index.js';
import { Audited } from '#platform/audit/index.js';
import { Answers, IdParam } from '#platform/http/index.js';
import { isFrozen } from '../buyer/buyer.service.js';
import { DocumentRepository } from '../document/document.repository.js';
import { documentRefusal } from '../view/invoice-view.js';

/** Leaves a standing invoice unchanged. */
@Controller('siigo/order/:id/payment')
export class PaymentCorrectionController {
  constructor(
    private readonly corrections: OrderCorrections,
    private readonly documents: DocumentRepository,
    private readonly details: OrderDetailService,
  ) {}

  @Allow(ADMINISTRATORS)
  @Audited('orders.payment_corrected', 'corrigió el pago')
  @Put()
  @Answers(OrderDto)
  async correct(
    @Param('id', new IdParam('ORDERS.NOT_FOUND')) id: number,
    @Body() body: CorrectPaymentDto,
    @CurrentUser() user: RequestUser,
  ): Promise<OrderDto> {
    await this.corrections.payment(id, body, user, async (before, after) => {
      const isSame = before.paymentMethod === after.paymentMethod && before.expiryDate === after.expiryDate;
      const invoice = isSame ? null : await this.documents.findBy({ orderId: id });
      if (invoice && isFrozen(invoice)) throw documentRefusal('SIIGO.PAYMENT_FROZEN', invoice);
    });
    return this.details.get(id, user);
  }
}
