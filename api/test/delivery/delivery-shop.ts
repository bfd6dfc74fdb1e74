import { toPesos } from '@lacteos/contracts/money/money';
import type { DeliveryZone, NewOrder, Order } from '@lacteos/contracts/schemas';

import { DeliveryDayEntity } from '../../src/orders/delivery/days/delivery-day.entity.js';
import type { User } from '../../src/users/index.js';
import { ADDRESS } from '../shipping-address.js';
import { ShopBuilder, type TestProduct } from '../shop-builder.js';
import type { Answer } from '../test-api.js';

/** The last second before Friday's cut-off of 14:00. */
export const FRIDAY_IN_TIME = new Date('2026-11-27T18:59:59.000Z');
export const FRIDAY_CUT_OFF = new Date('2026-11-27T19:00:00.000Z');
export const SATURDAY = '2026-11-28';
export const MONDAY = '2026-11-30';

interface Wanted {
  readonly product: TestProduct;
  readonly quantity?: number;
  readonly shipping: number;
  readonly delivery?: NewOrder['delivery'];
  readonly cityCode?: string;
  readonly change?: Partial<NewOrder>;
}

/** Orders with a delivery. */
export class DeliveryShop extends ShopBuilder {
  private keys = 0;

  anOrderHome(
    user: Pick<User, 'id'>,
    { product, quantity = 1, shipping, cityCode, ...rest }: Wanted,
  ): NewOrder {
    const order = this.anOrder(user, [[product, quantity]]);
    const { delivery = { kind: 'home', day: SATURDAY }, change } = rest;
    return {
      ...order,
      ...(cityCode
        ? { shippingAddress: { ...ADDRESS, city_code: cityCode, state_code: cityCode.slice(0, 2) } }
        : {}),
      delivery,
      shippingPrice: shipping,
      totalPrice: toPesos(Math.round((order.totalPrice + shipping) * 100) as never),
      ...change,
    };
  }

  async orderHome(user: User, wanted: Wanted, key = `home-${(this.keys += 1)}`): Promise<Answer<Order>> {
    return this.place<Order>(await this.api.tokenOf(user), this.anOrderHome(user, wanted), key);
  }

  async bookedOn({ id: zoneId }: Pick<DeliveryZone, 'id'>, day: string): Promise<number> {
    const found = await this.api.uow.manager.findOneBy(DeliveryDayEntity, { zoneId, day });
    return found ? Number(found.booked) : 0;
  }

  async read(id: number): Promise<Order> {
    const token = await this.api.tokenOf((await this.api.signedIn(3)).user);
    return (await this.api.call<Order>('GET', `/order/${id}`, { token })).data;
  }
}
