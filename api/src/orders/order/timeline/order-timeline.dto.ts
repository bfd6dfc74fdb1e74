import { EnumField, IdField, MomentField, TextField } from '#platform/http/index.js';
import { ORDER_EVENTS, type OrderEventName } from './order-event.entity.js';

export class OrderStepDto {
  @IdField()
  id: number;

  @EnumField(ORDER_EVENTS)
  name: OrderEventName;

  @MomentField()
  at: string;

  @TextField({ nullable: true, description: 'Name of who did it; null: the system' })
  actor: string | null;

  @TextField({ nullable: true })
  detail: string | null;
}
