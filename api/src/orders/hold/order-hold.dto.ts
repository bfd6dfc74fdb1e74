import { DayField, IntField, MomentField } from '#platform/http/index.js';

/** The reservation of an order's units. */
export class OrderHoldDto {
  @IntField({ min: 1 })
  orderId: number;

  @MomentField({ nullable: true, description: 'When an unpaid order gives its units back; null: never' })
  endsAt: string | null;

  @MomentField({ nullable: true, description: 'When it gave them back; null while it holds them' })
  releasedAt: string | null;
}

export class ProlongHoldDto {
  @DayField({ description: 'Day of Colombia, whose end is meant, or moment in UTC' })
  until: string;
}
