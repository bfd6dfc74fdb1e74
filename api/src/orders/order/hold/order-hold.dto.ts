import { DayField, IntField, MomentField, TextField } from '#platform/http/index.js';

const MAX_REASON = 200;

export class HoldStateDto {
  @MomentField({ nullable: true, description: 'When an unpaid order gives its units back; null: never' })
  endsAt: string | null;

  @MomentField({ nullable: true, description: 'When it gave them back; null while it holds them' })
  releasedAt: string | null;
}

export class OrderHoldDto extends HoldStateDto {
  @IntField({ min: 1 })
  orderId: number;
}

export class ReleaseHoldDto {
  @TextField({ min: 3, max: MAX_REASON, required: 'Escriba el motivo.' })
  reason: string;
}

export class ProlongHoldDto extends ReleaseHoldDto {
  @DayField({ description: 'Day of Colombia, whose end is meant, or moment in UTC' })
  until: string;
}
