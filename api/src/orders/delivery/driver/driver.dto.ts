import { DELIVERY_STATES, type DeliveryState } from '@lacteos/contracts/delivery/delivery-progress';

import {
  BooleanField,
  DecimalField,
  EnumField,
  IdField,
  IntField,
  MomentField,
  NameField,
  NestedArrayField,
  TextField,
} from '#platform/http/index.js';

const MAX_LINES = 200;
const MAX_UNITS = 10_000;
const [MIN_CELSIUS, MAX_CELSIUS] = [-40, 60];
const STOP_OUTCOMES = ['delivered', 'notDelivered'] as const;
export type StopOutcome = (typeof STOP_OUTCOMES)[number];

class DriverLineDto {
  @IdField()
  id_product: number;

  @TextField()
  name: string;

  @IntField({ min: 1 })
  quantity: number;
}

/** No prices. */
export class DriverStopDto {
  @IdField()
  orderId: number;

  @IntField({ min: 1 })
  position: number;

  @TextField({ min: 0 })
  name: string;

  @TextField({ min: 0 })
  phone: string;

  @TextField({ min: 0 })
  address: string;

  @TextField({ min: 0, description: 'Municipality and department' })
  city: string;

  @TextField({ min: 0 })
  notes: string;

  @BooleanField()
  isCold: boolean;

  @NestedArrayField(() => DriverLineDto)
  lines: DriverLineDto[];

  @EnumField(DELIVERY_STATES)
  state: DeliveryState;

  @MomentField({ nullable: true, description: 'When the last proof says that it happened' })
  provedAt: string | null;
}

export class DriverRouteDto {
  @IdField()
  routeId: number;

  @TextField({ description: "'yyyy-MM-dd'" })
  day: string;

  @TextField()
  driverName: string;

  @BooleanField({ description: 'Proofs are accepted once it has left' })
  hasLeft: boolean;

  @MomentField({ description: 'End of the link' })
  endsAt: string;

  @NestedArrayField(() => DriverStopDto)
  stops: DriverStopDto[];
}

class RefusedLineDto {
  @IdField()
  id_product: number;

  @IntField({ min: 1, max: MAX_UNITS })
  quantity: number;
}

export class StopProofDto {
  @EnumField(STOP_OUTCOMES)
  outcome: StopOutcome;

  @TextField({ max: 30, description: "ISO 8601 in UTC, the device's time" })
  at: string;

  @NameField({ optional: true, max: 100 })
  receivedBy?: string;

  @DecimalField({
    optional: true,
    nullable: true,
    min: MIN_CELSIUS,
    max: MAX_CELSIUS,
    message: `Debe ser una temperatura de ${MIN_CELSIUS} a ${MAX_CELSIUS} °C.`,
    description: 'Temperature of the goods',
  })
  celsius?: number | null;

  @TextField({ optional: true, max: 200, description: 'Required when it was not delivered' })
  reason?: string;

  @NestedArrayField(() => RefusedLineDto, {
    optional: true,
    max: MAX_LINES,
    description: 'Goods that the buyer did not take; they become a return',
  })
  refused?: RefusedLineDto[];

  @TextField({ optional: true, max: 400, description: 'From the upload of the picture' })
  photo?: string;
}

export class StopPhotoDto {
  @TextField({ max: 400, description: 'Names the picture in the proof; it opens nothing' })
  photo: string;
}
