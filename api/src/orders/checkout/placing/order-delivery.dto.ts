import { DayField, EnumField, IdField } from '#platform/http/index.js';

export class OrderDeliveryDto {
  @EnumField(['home', 'pickup'])
  kind: 'home' | 'pickup';

  @DayField({ optional: true, dayOnly: true, description: 'Chosen day; by courier none' })
  day?: string;

  @IdField({ optional: true, description: 'Store of a pickup' })
  storeId?: number;
}
