import { Injectable } from '@nestjs/common';

import { ChangeSignal } from '#platform/change-signal/index.js';
import { Clock } from '#platform/clock/index.js';
import { type Statement, UnitOfWork } from '#platform/database/index.js';
import type { OrderEventName } from './order-event.entity.js';
import type { OrderStepDto } from './order-timeline.dto.js';
import {
  OrderTimelineRepository,
  type NamedOrderEvent,
  type WrittenEvent,
} from './order-timeline.repository.js';

export interface OrderStep {
  orderId: number;
  name: OrderEventName;
  actorId: number | null;
  /** Spanish text to show, cut to 250 characters. */
  detail?: string | null;
  at?: Date;
}
const MAX_DETAIL_LENGTH = 250;

@Injectable()
export class OrderTimeline {
  constructor(
    private readonly events: OrderTimelineRepository,
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly signal: ChangeSignal,
  ) {}

  async record(step: OrderStep): Promise<void> {
    await this.work.write([this.buildRecord(step)]);
  }

  buildRecord({ orderId, name, actorId, detail = null, at = this.clock.now() }: OrderStep): Statement {
    const text = detail === null ? null : detail.slice(0, MAX_DETAIL_LENGTH);
    const statement = this.events.buildAdd({ orderId, name, actorId, detail: text, at });
    return { ...statement, afterCommit: () => this.signal.announce() };
  }

  findAfter(id: number, limit: number): Promise<WrittenEvent[]> {
    return this.events.findAfter(id, limit);
  }

  findLastId(): Promise<number> {
    return this.events.findLastId();
  }

  async findSteps(orderId: number): Promise<OrderStepDto[]> {
    const events = await this.events.findByOrder(orderId);
    return events.map(({ event: { id, name, at, detail }, ...actor }) => ({
      id,
      name,
      at: at.toISOString(),
      actor: actorName(actor),
      detail,
    }));
  }
}

const actorName = ({ company, first_name, last_name }: Omit<NamedOrderEvent, 'event'>): string | null =>
  company || [first_name, last_name].filter(Boolean).join(' ') || null;
