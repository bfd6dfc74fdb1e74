import { fromPesos } from '@lacteos/contracts/money/money';
import type {
  DayPlan,
  DriverRoute,
  DriverStop,
  LeftRoute,
  Order,
  Route,
  RouteLink,
} from '@lacteos/contracts/schemas';
import { colombianToday } from '@lacteos/contracts/time/colombian-day';

import { DeliveryZoneEntity } from '../../src/orders/delivery/zones/delivery-zone.entity.js';
import { DeliveryBookingEntity } from '../../src/orders/order/detail/delivery-booking.entity.js';
import { OrderEntity } from '../../src/orders/order/row/order.entity.js';
import { type Answer, type Dialect, startApi, type TestApi } from '../index.js';
import { ShopBuilder, type TestProduct } from '../shop-builder.js';

type Caller = Awaited<ReturnType<TestApi['signedIn']>>;

/** A shop with orders between the store room and the hand. */
export class RoadWorld {
  private keys = 0;

  private constructor(
    readonly api: TestApi,
    readonly shop: ShopBuilder,
    readonly admin: Caller,
    readonly buyer: Caller,
    readonly product: TestProduct,
  ) {}

  static async start(dialect: Dialect, env: Record<string, string> = {}): Promise<RoadWorld> {
    const api = await startApi(dialect, env);
    const shop = new ShopBuilder(api);
    const product = await shop.addProduct({ name: 'Kumis natural', stock: 100_000 });
    return new RoadWorld(api, shop, await api.signedIn(3), await api.signedIn(1), product);
  }

  /** Sessions end sooner than links: people sign in again. */
  async advance(milliseconds: number): Promise<void> {
    this.api.clock.advance(milliseconds);
    for (const caller of [this.admin, this.buyer]) caller.token = await this.api.tokenOf(caller.user);
  }

  get today(): string {
    return colombianToday(this.api.clock);
  }

  call<T = unknown>(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    body?: unknown,
    token = this.admin.token,
  ): Promise<Answer<T>> {
    return this.api.call<T>(method, path, { token, ...(body === undefined ? {} : { body }) });
  }

  async placed(lines: readonly (readonly [TestProduct, number])[] = [[this.product, 2]]): Promise<number> {
    return (await this.shop.placedBy(this.buyer, lines)).id;
  }

  async paid(lines?: readonly (readonly [TestProduct, number])[], method: object = {}): Promise<number> {
    const id = await this.placed(lines);
    const { totalPrice } = await this.order(id);
    await this.call('PUT', '/order/paymentResult', {
      id,
      data: this.shop.aPayment(totalPrice / 100, method),
    });
    return id;
  }

  async packed(lines?: readonly (readonly [TestProduct, number])[]): Promise<number> {
    const id = await this.paid(lines);
    await this.pack(id);
    return id;
  }

  order(id: number): Promise<OrderEntity> {
    return this.api.uow.manager.findOneByOrFail(OrderEntity, { id });
  }

  async seen(id: number, caller: Caller = this.buyer): Promise<Order> {
    return (await this.call<Order>('GET', `/order/${id}`, undefined, caller.token)).data;
  }

  pack(id: number, body: object = {}, token = this.admin.token): Promise<Answer<Order>> {
    return this.call<Order>('POST', `/order/${id}/pack`, body, token);
  }

  async zone(change: Partial<DeliveryZoneEntity> = {}): Promise<number> {
    const { identifiers } = await this.api.uow.manager.insert(DeliveryZoneEntity, {
      ...{ name: `Zona ${(this.keys += 1)}`, isActive: true, isByCourier: false, isCold: true },
      ...{ weekdays: '123456', worksOnHolidays: false, cutOff: '14:00', leadDays: 1, capacity: 60 },
      ...{ price: fromPesos(6_000), freeFrom: null, minimum: null },
      ...change,
    });
    return Number(identifiers[0]?.['id']);
  }

  async book(orderId: number, change: Partial<DeliveryBookingEntity>): Promise<void> {
    await this.api.uow.manager.delete(DeliveryBookingEntity, { orderId });
    await this.api.uow.manager.insert(DeliveryBookingEntity, {
      ...{ orderId, kind: 'home', zoneId: null, day: this.today, storeId: null, price: fromPesos(6_000) },
      ...{ isHeld: true, needsDay: false, createdAt: this.api.clock.now() },
      ...change,
    });
  }

  async plan(day = this.today): Promise<DayPlan> {
    return (await this.call<DayPlan>('GET', `/delivery/plan?day=${day}`)).data;
  }

  route(orderIds: readonly number[], change: object = {}): Promise<Answer<Route>> {
    const body = { day: this.today, driverName: 'Luis', orderIds, ...change };
    return this.call<Route>('POST', '/delivery/routes', body);
  }

  leave(id: number): Promise<Answer<LeftRoute>> {
    return this.call<LeftRoute>('POST', `/delivery/routes/${id}/leave`);
  }

  /** Token of a new link. */
  async link(routeId: number): Promise<string> {
    const { data } = await this.call<RouteLink>('POST', `/delivery/routes/${routeId}/link`);
    return data.url.split('#')[1] ?? '';
  }

  /** A route that left with these orders. */
  async onTheRoad(orderIds: readonly number[]): Promise<{ id: number; token: string }> {
    const { data } = await this.route(orderIds);
    const token = await this.link(data.id);
    await this.leave(data.id);
    return { id: data.id, token };
  }

  driven(token: string): Promise<Answer<DriverRoute>> {
    return this.api.call<DriverRoute>('GET', '/delivery/driver/route', {
      headers: { 'x-route-token': token },
    });
  }

  prove(token: string, orderId: number, proof: object = {}, key?: string): Promise<Answer<DriverStop>> {
    return this.api.call<DriverStop>('POST', `/delivery/driver/stops/${orderId}/proof`, {
      headers: { 'x-route-token': token, ...(key ? { 'idempotency-key': key } : {}) },
      body: { outcome: 'delivered', at: this.api.clock.now().toISOString(), ...proof },
    });
  }

  async photo(token: string, orderId: number, bytes: Uint8Array): Promise<Answer<{ photo: string }>> {
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(bytes)]), 'foto.jpg');
    const response = await fetch(`${this.api.origin}/api/delivery/driver/stops/${orderId}/photo`, {
      method: 'POST',
      body: form,
      headers: { 'x-route-token': token },
    });
    const body = (await response.json()) as { data: { photo: string } };
    return { status: response.status, ...body } as unknown as Answer<{ photo: string }>;
  }

  async mailsOf(orderId: number): Promise<string[]> {
    await this.api.work();
    return this.api.mails.map(({ subject }) => subject).filter((subject) => subject.includes(` ${orderId}`));
  }
}
