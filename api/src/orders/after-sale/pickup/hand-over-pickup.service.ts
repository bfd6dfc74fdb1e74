import { orderStateOf } from '@lacteos/contracts/order-state';
import { TEXTS } from '@lacteos/contracts/validation';
import { Injectable } from '@nestjs/common';

import type { RequestUser } from '#platform/access/index.js';
import { UnitOfWork } from '#platform/database/index.js';
import { AppError } from '#platform/errors/index.js';
import { PickupProofs } from '../../delivery/pickup/pickup-proof.service.js';
import { OrderAccess } from '../../order/row/order-access.js';
import { refusalOf } from '../../order/states/order-refusals.js';
import { RegisterPaymentService } from '../../payments/payment/registration/register-payment.service.js';
import type { HandOverDto } from './hand-over.dto.js';
import { PickupDispatch } from './pickup-dispatch.js';

@Injectable()
export class HandOverPickupService {
  constructor(
    private readonly work: UnitOfWork,
    private readonly access: OrderAccess,
    private readonly proofs: PickupProofs,
    private readonly payments: RegisterPaymentService,
    private readonly dispatching: PickupDispatch,
  ) {}

  /**
   * Takes the payment of an unpaid order and hands it over in one transaction; of concurrent requests one succeeds.
   * The try of the proof is committed before.
   * @throws errors of {@link PickupProofs.check}, {@link RegisterPaymentService.register} and
   * {@link PickupDispatch.handOver}, VALIDATION.FAILED without a proof
   */
  async handOver(
    orderId: number,
    { code, document, payment }: HandOverDto,
    user: RequestUser,
  ): Promise<void> {
    const order = await this.access.getForStaff(orderId, user);
    const isPaidNow = orderStateOf(order) === 'placed' && payment !== undefined;
    const refusal = isPaidNow ? null : refusalOf(order, 'dispatch');
    if (refusal) throw refusal;
    if (!code && !document) throw new AppError('VALIDATION.FAILED', { errors: { code: TEXTS.required } });
    const proof = await this.proofs.check(order, {
      ...(code ? { code } : {}),
      ...(document ? { document } : {}),
    });
    await this.work.run(async () => {
      if (isPaidNow) await this.payments.register(orderId, payment, user);
      await this.dispatching.handOver(orderId, proof, user);
    });
  }
}
