import { DELIVERY_STATES, type DeliveryState } from '@lacteos/contracts/delivery/delivery-progress';

import {
  BooleanField,
  EnumField,
  IdField,
  MomentField,
  NestedArrayField,
  NestedField,
  TextField,
} from '#platform/http/index.js';

export class TrackingLinkDto {
  @TextField({ max: 500 })
  url: string;
}

class TrackingStepDto {
  @EnumField(DELIVERY_STATES)
  state: DeliveryState;

  @TextField()
  label: string;

  @MomentField()
  at: string;
}

class TrackingCarrierDto {
  @TextField()
  name: string;

  @TextField({ min: 0 })
  guide: string;

  @TextField({ nullable: true, description: "The guide on the carrier's own page" })
  url: string | null;
}

class TrackingContactDto {
  @TextField()
  phone: string;

  @TextField({ description: 'Number for wa.me, with the country' })
  whatsapp: string;
}

/** Names neither place nor goods: whoever has the link reads it. */
export class TrackingDto {
  @IdField()
  orderId: number;

  @TextField({ min: 0 })
  firstName: string;

  @BooleanField({ description: 'The order was cancelled' })
  isCancelled: boolean;

  @BooleanField({ description: 'The buyer picks it up at a store' })
  isPickup: boolean;

  @EnumField(DELIVERY_STATES)
  state: DeliveryState;

  @TextField()
  label: string;

  @TextField({ nullable: true, description: "'yyyy-MM-dd'" })
  promisedDay: string | null;

  @NestedArrayField(() => TrackingStepDto)
  steps: TrackingStepDto[];

  @NestedField(() => TrackingCarrierDto, { nullable: true })
  carrier: TrackingCarrierDto | null;

  @NestedField(() => TrackingContactDto, { nullable: true })
  contact: TrackingContactDto | null;
}
