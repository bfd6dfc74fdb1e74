import { DELIVERY_STATES, type DeliveryState } from '@lacteos/contracts/delivery/delivery-progress';

import {
  BooleanField,
  DecimalField,
  EnumField,
  IdField,
  IntField,
  MomentField,
  TextField,
} from '#platform/http/index.js';

export class PromisedDeliveryDto {
  @EnumField(['home', 'pickup'])
  kind: 'home' | 'pickup';

  @TextField({ nullable: true, description: "'yyyy-MM-dd'; by courier the latest day" })
  day: string | null;

  @TextField({ nullable: true })
  zoneName: string | null;

  @BooleanField()
  isByCourier: boolean;

  @BooleanField({ description: 'Goods stay cold on the way' })
  isCold: boolean;

  @IdField({ nullable: true, description: 'Store of a pickup' })
  storeId: number | null;

  @TextField({ optional: true, nullable: true, description: 'Name of that store' })
  storeName?: string | null;

  @BooleanField({ description: 'Paid late, and its day is full or over: staff choose another one' })
  needsDay: boolean;
}

export class OrderProgressDto {
  @EnumField(DELIVERY_STATES)
  state: DeliveryState;

  @TextField({ description: "'En camino'" })
  label: string;

  @IntField({ description: 'Incremented by every step' })
  version: number;

  @MomentField({ nullable: true })
  packedAt: string | null;

  @MomentField({ nullable: true, description: 'When it last left the house' })
  sentAt: string | null;

  @MomentField({ nullable: true })
  receivedAt: string | null;

  @TextField({ nullable: true, description: 'Who received it, as the driver typed it' })
  receivedBy: string | null;

  @TextField({ nullable: true, description: 'Why it was not delivered' })
  reason: string | null;

  @DecimalField({ nullable: true, min: -40, max: 60, description: 'Temperature at the door in °C' })
  celsius: number | null;

  @TextField({ nullable: true, description: 'Picture of the delivery, openable for half an hour' })
  photo: string | null;
}
