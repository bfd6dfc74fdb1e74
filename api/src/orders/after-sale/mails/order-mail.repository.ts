import { centavos, type Centavos } from '@lacteos/contracts/money/money';
import type { RoleId } from '@lacteos/contracts/reference/roles';
import { Injectable } from '@nestjs/common';

import { StoreEntity } from '#partners/index.js';
import { type KeyedRead, selectByKeys, UnitOfWork } from '#platform/database/index.js';
import { PickupEntity } from '../../delivery/pickup/pickup.entity.js';
import { MISSING_BASE, MISSING_TOTAL, MISSING_UNITS } from '../../order/returned/returned-sql.js';
import type { OrderDto } from '../../order/row/order.dto.js';
import type { ShippingAddressDto } from '../../order/row/shipping-address.dto.js';
import type { MailedPickup } from './pickup-mails.js';

export interface MailedLine {
  readonly name: string;
  readonly quantity: number;
  /** With VAT. */
  readonly total: Centavos;
  /** Taken off when the order was packed. */
  readonly missing?: MissingUnits;
}
interface MissingUnits {
  readonly quantity: number;
  /** With VAT. */
  readonly total: Centavos;
  /** Without VAT. */
  readonly base: Centavos;
}
export interface MailedOrder {
  readonly id: number;
  readonly lines: readonly MailedLine[];
  readonly paymentMethod: string;
  readonly itemsPrice: Centavos;
  readonly taxPrice: Centavos;
  readonly totalPrice: Centavos;
  readonly delivery: OrderDto['delivery'];
  readonly shippingAddress: ShippingAddressDto;
  readonly buyer: MailedBuyer;
  readonly pickup?: MailedPickup | null;
  /** Day of a delivery at home. */
  readonly promised?: MailedDay | null;
  /** Its lines and sums are those of the units that go. */
  readonly isShort?: boolean;
}
interface MailedDay {
  /** 'yyyy-MM-dd'; by courier the latest day. */
  readonly day: string;
  readonly isByCourier: boolean;
}
export interface MailedBuyer {
  readonly id: number;
  readonly role: RoleId;
  readonly email: string;
  readonly name: string | null;
  readonly isVerified: boolean;
}
interface Row {
  id: number;
  paymentMethod: string;
  itemsPrice: number | string;
  taxPrice: number | string;
  totalPrice: number | string;
  delivery: string | null;
  shippingAddress: string;
  userId: number;
  role: RoleId;
  email: string;
  firstName: string | null;
  company: string | null;
  verified: number | null;
  day: string | null;
  isByCourier: number | boolean | null;
}

/** Reads accounts by table name: one statement for the order, its day, its buyer and whether the address is proved. */
const BY_ID: KeyedRead<Row> = {
  sql: `SELECT orders.id, orders.payment_method AS paymentMethod, orders.items_price AS itemsPrice,
  orders.tax_price AS taxPrice, orders.total_price AS totalPrice, orders.delivery,
  orders.shipping_address AS shippingAddress, users.id AS userId, users.id_role AS role, users.email,
  users.first_name AS firstName, users.name_company AS company, verified.user_id AS verified,
  booking.day, zone.is_by_courier AS isByCourier
  FROM orders JOIN users ON users.id = orders.user_id
  LEFT JOIN email_verifications verified ON verified.user_id = users.id AND verified.email_key = users.email_key
  LEFT JOIN delivery_bookings booking ON booking.order_id = orders.id
  LEFT JOIN delivery_zones zone ON zone.id = booking.zone_id
  WHERE orders.id`,
  keyOf: ({ id }) => id,
};

interface LineRow {
  orderId: number;
  name: string;
  quantity: number;
  unitPrice: number | string;
  taxPrice: number | string;
  missingUnits: number | string;
  missingTotal: number | string;
  missingBase: number | string;
}
const LINES: KeyedRead<LineRow> = {
  sql: `SELECT line.order_id AS orderId, line.product_name AS name, line.quantity, line.unit_price AS unitPrice,
  line.tax_price AS taxPrice, ${MISSING_UNITS} AS missingUnits, ${MISSING_TOTAL} AS missingTotal,
  ${MISSING_BASE} AS missingBase FROM order_lines line WHERE line.order_id`,
  rest: 'ORDER BY line.product_id',
  keyOf: ({ orderId }) => orderId,
};

@Injectable()
export class OrderMailRepository {
  constructor(private readonly work: UnitOfWork) {}

  async find(orderId: number): Promise<MailedOrder | null> {
    const [row] = await selectByKeys(this.work.manager, BY_ID, [orderId]);
    if (!row) return null;
    const lines = await selectByKeys(this.work.manager, LINES, [orderId]);
    return { ...orderOf(row, lines), pickup: await this.findPickup(orderId) };
  }

  private async findPickup(orderId: number): Promise<MailedPickup | null> {
    const pickup = await this.work.manager.findOneBy(PickupEntity, { orderId });
    if (!pickup) return null;
    const store = await this.work.manager.findOneByOrFail(StoreEntity, { id: pickup.storeId });
    const { code, readyFrom, until } = pickup;
    const { name, address, city, phone, hours } = store;
    return { code, readyFrom, until, store: name, address, city, phone, hours };
  }
}

const lineOf = ({ name, quantity, unitPrice, taxPrice, ...missing }: LineRow): MailedLine => ({
  name,
  quantity,
  total: centavos(Number(unitPrice) * quantity + Number(taxPrice)),
  missing: {
    quantity: Number(missing.missingUnits),
    total: centavos(Number(missing.missingTotal)),
    base: centavos(Number(missing.missingBase)),
  },
});

const orderOf = (row: Row, lines: readonly LineRow[]): MailedOrder => ({
  id: row.id,
  lines: lines.map(lineOf),
  itemsPrice: centavos(Number(row.itemsPrice)),
  taxPrice: centavos(Number(row.taxPrice)),
  paymentMethod: row.paymentMethod,
  totalPrice: Number(row.totalPrice) as Centavos,
  delivery: row.delivery === null ? null : (JSON.parse(row.delivery) as OrderDto['delivery']),
  shippingAddress: JSON.parse(row.shippingAddress) as ShippingAddressDto,
  buyer: {
    id: row.userId,
    role: row.role,
    email: row.email,
    name: row.firstName ?? row.company,
    isVerified: row.verified !== null,
  },
  promised: row.day === null ? null : { day: row.day, isByCourier: Boolean(row.isByCourier) },
});
