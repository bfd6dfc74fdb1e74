import { COLOMBIA_TIME_ZONE } from '@lacteos/contracts/time/colombian-day';
import { Injectable } from '@nestjs/common';

import { AppError, type ErrorCode } from '#platform/errors/index.js';
import type { OrderEventName } from './order-event.entity.js';
import type { OrderStepDto } from './order-timeline.dto.js';
import { OrderTimeline } from './order-timeline.js';

interface DoneStep {
  readonly names: readonly OrderEventName[];
  readonly verb: string;
}

const STEPS: Readonly<Partial<Record<ErrorCode, DoneStep>>> = {
  'ORDERS.ALREADY_PAID': { names: ['OrderPaid'], verb: 'registró' },
  'ORDERS.ALREADY_DISPATCHED': { names: ['OrderDispatched'], verb: 'despachó' },
  'ORDERS.CANCELLED': { names: ['OrderCancelled', 'OrderExpired'], verb: 'canceló' },
};
const moment = new Intl.DateTimeFormat('es-CO', {
  timeZone: COLOMBIA_TIME_ZONE,
  dateStyle: 'long',
  timeStyle: 'short',
});

/** Names who did the earlier step, when and how, to the staff who came second. */
@Injectable()
export class DoneSteps {
  constructor(private readonly timeline: OrderTimeline) {}

  /** @throws as `work`; a refusal by an earlier step names it in text and `errors.done` */
  async explain<T>(orderId: number, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      throw error instanceof AppError ? await this.explained(orderId, error) : error;
    }
  }

  private async explained(orderId: number, error: AppError): Promise<AppError> {
    const done = STEPS[error.code];
    if (!done) return error;
    const step = (await this.timeline.findSteps(orderId)).findLast(({ name }) => done.names.includes(name));
    if (!step) return error;
    const { actor: by, at, detail } = step;
    return new AppError(
      error.code,
      { done: sentence(done, step), errors: { done: { by, at, detail } } },
      error,
    );
  }
}

const sentence = ({ verb }: DoneStep, { actor, at, detail }: OrderStepDto): string =>
  `Lo ${verb} ${actor ?? 'el sistema'} el ${moment.format(new Date(at))}${detail ? ` (${detail})` : ''}.`;
