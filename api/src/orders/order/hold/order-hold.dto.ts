import { DayField, IntField, TextField } from '#platform/http/index.js';
import { HoldStateDto } from '../row/hold-state.dto.js';

const MAX_REASON = 200;

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
