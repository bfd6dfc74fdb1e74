import {
  BooleanField,
  IdField,
  IntField,
  ListQuery,
  MomentField,
  MoneyField,
  NestedArrayField,
  NestedField,
  TextField,
} from '#platform/http/index.js';

const PRODUCTS = /^\d{1,9}:\d{1,5}(,\d{1,9}:\d{1,5}){0,199}$/;
const MAX_PRODUCTS = 3_200;

export class PickupStoresQuery {
  @TextField({
    optional: true,
    max: 5,
    pattern: /^\d{5}$/,
    description: 'Municipality whose stores come first',
  })
  city_code?: string;

  @TextField({
    optional: true,
    max: MAX_PRODUCTS,
    pattern: PRODUCTS,
    description: "Products with their units: '1:2,5:1'",
  })
  products?: string;
}

class MissingProductDto {
  @IdField()
  id: number;

  @TextField()
  name: string;

  @IntField({ description: 'Units that the store has' })
  available: number;
}

/** Up to two spans 'HH:mm-HH:mm' in Colombia, joined by a comma; empty: closed. */
class PickupHoursDto {
  @TextField({ min: 0 })
  weekdays: string;

  @TextField({ min: 0 })
  saturday: string;

  @TextField({ min: 0, description: 'Sundays and holidays' })
  sunday: string;
}

class PickupPlaceDto {
  @IdField()
  id: number;

  @TextField()
  name: string;

  @TextField()
  address: string;

  @TextField()
  city: string;

  @TextField({ description: 'The department' })
  country: string;

  @TextField()
  phone: string;

  @NestedField(() => PickupHoursDto, { nullable: true })
  hours: PickupHoursDto | null;

  @TextField({ nullable: true, description: "'latitude,longitude' in degrees" })
  location: string | null;
}

export class PickupStoreDto extends PickupPlaceDto {
  @MomentField({ description: 'When an order placed now would be ready' })
  readyFrom: string;

  @MomentField({ description: 'Until when it would wait' })
  until: string;

  @BooleanField({ description: 'Whether the store has all the products' })
  hasAll: boolean;

  @NestedArrayField(() => MissingProductDto)
  missing: MissingProductDto[];
}

export class PickupDto {
  @IdField()
  orderId: number;

  @TextField({ nullable: true, description: 'For the buyer only' })
  code: string | null;

  @MomentField()
  readyFrom: string;

  @MomentField({ description: 'Until when it waits' })
  until: string;

  @MomentField({ nullable: true })
  handedOverAt: string | null;

  @NestedField(() => PickupPlaceDto)
  store: PickupPlaceDto;
}

class WaitingLineDto {
  @TextField()
  name: string;

  @IntField({ min: 1 })
  quantity: number;
}

/** Without the document: the person at the counter shows it. */
export class WaitingPickupDto {
  @IdField()
  orderId: number;

  @IdField()
  storeId: number;

  @TextField()
  storeName: string;

  @TextField()
  buyer: string;

  @TextField({ min: 0 })
  phone: string;

  @MomentField()
  readyFrom: string;

  @MomentField()
  until: string;

  @BooleanField()
  isPaid: boolean;

  @TextField()
  paymentMethod: string;

  @MoneyField()
  totalPrice: number;

  @MoneyField({ description: 'The total less what the buyer withholds' })
  expectedPayment: number;

  @NestedArrayField(() => WaitingLineDto)
  lines: WaitingLineDto[];
}

export class WaitingPickupsQuery extends ListQuery {}
