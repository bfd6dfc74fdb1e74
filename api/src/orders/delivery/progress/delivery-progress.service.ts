import {
  DELIVERY_ACTION_LABELS,
  DELIVERY_LABELS,
  type DeliveryAction,
} from '@lacteos/contracts/delivery/delivery-progress';
import type { AuditedAction } from '@lacteos/contracts/generated/audited-actions';
import { Injectable } from '@nestjs/common';

import { AppError } from '#platform/errors/index.js';
import type { NewMessage } from '#platform/outbox/index.js';
import { deliveryStateOf } from '#orders/order/detail/progress-view.js';
import { OrderRecords } from '#orders/order/records/order-records.js';
import type { OrderEntity } from '#orders/order/row/order.entity.js';
import type { OrderEventName } from '#orders/order/timeline/order-event.entity.js';
import { factsOf, type StepFacts } from './progress-facts.js';
import { ORDER_PROGRESSED, type OrderProgressed } from './order-progressed.js';
import { ProgressRepository } from './progress.repository.js';

export interface ProgressStep extends StepFacts {
  /** null: a driver or the system. */
  readonly actorId: number | null;
  /** For the timeline; default: who received it or why not. */
  readonly detail?: string;
}

interface Recorded {
  readonly name: OrderEventName;
  readonly audited: AuditedAction;
}
const RECEIVED: Recorded = { name: 'OrderReceived', audited: 'orders.received' };

const RECORDED: Readonly<Record<DeliveryAction, Recorded>> = {
  pack: { name: 'OrderPacked', audited: 'orders.packed' },
  unpack: { name: 'OrderUnpacked', audited: 'orders.unpacked' },
  send: { name: 'OrderSentAgain', audited: 'orders.sent-again' },
  handOver: RECEIVED,
  deliver: RECEIVED,
  fail: { name: 'OrderNotReceived', audited: 'orders.not-received' },
  comeBack: { name: 'OrderCameBack', audited: 'orders.came-back' },
};

@Injectable()
export class DeliveryProgress {
  constructor(
    private readonly progress: ProgressRepository,
    private readonly records: OrderRecords,
  ) {}

  /** Runs in the caller's transaction with the order locked; mails the buyer after it. @throws DELIVERY.NOT_NOW */
  async move(order: OrderEntity, action: DeliveryAction, step: ProgressStep): Promise<void> {
    await this.store(order, action, step);
    const { actorId, at, detail = detailOf(step) } = step;
    const { name, audited } = RECORDED[action];
    await this.records.add({
      orderId: order.id,
      actorId,
      step: { name, detail, at },
      audited: { action: audited, before: null, after: { date: at.toISOString(), detail } },
      messages: (await this.isPackedAgain(order.id, action)) ? [] : mailsOf(order.id, action, step),
    });
  }

  /** Call it after the step: the first step of an order makes version 1. */
  private async isPackedAgain(orderId: number, action: DeliveryAction): Promise<boolean> {
    if (action !== 'pack') return false;
    const packed = await this.progress.find(orderId);
    return packed !== null && packed.version > 1;
  }

  /** Into the buyer's hands at a store, where nobody need pack before. Like {@link move}. */
  async handOver(order: OrderEntity, step: ProgressStep): Promise<void> {
    await this.progress.step(order, 'pack', factsOf('pack', step));
    await this.move(order, 'handOver', step);
  }

  /** Like {@link move}, for a caller that records the step itself. @throws DELIVERY.NOT_NOW */
  async store(order: OrderEntity, action: DeliveryAction, step: ProgressStep): Promise<void> {
    if (await this.progress.step(order, action, factsOf(action, step))) return;
    const state = deliveryStateOf(order, await this.progress.find(order.id));
    throw new AppError('DELIVERY.NOT_NOW', {
      label: DELIVERY_LABELS[state],
      action: DELIVERY_ACTION_LABELS[action],
      errors: { state },
    });
  }
}

const detailOf = ({ receivedBy, reason }: ProgressStep): string | null =>
  receivedBy ? `Recibió ${receivedBy}` : (reason ?? null);

function mailsOf(orderId: number, action: DeliveryAction, { reason }: ProgressStep): NewMessage[] {
  if (action === 'unpack') return [];
  const payload: OrderProgressed = { orderId, action, ...(reason ? { reason } : {}) };
  return [{ topic: ORDER_PROGRESSED, payload }];
}
