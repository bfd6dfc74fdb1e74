import { toPesos } from '@lacteos/contracts/money/money';
import { shownUnitPrice } from '@lacteos/contracts/money/shown-price';
import { Injectable } from '@nestjs/common';

import type { RequestUser } from '#platform/access/index.js';
import { AppError } from '#platform/errors/index.js';
import { CatalogueService, StockLocation, type CatalogueRow } from '#products/index.js';
import { CartService } from '../cart/cart.service.js';
import { OrderDetailService } from '../../order/detail/order-detail.service.js';
import type { OrderItemDto } from '../../order/row/order.dto.js';
import type { ReorderDto, ReorderedLineDto } from './reorder.dto.js';

/** 'Volver a pedir', at today's prices and stock. */
@Injectable()
export class ReorderService {
  constructor(
    private readonly orders: OrderDetailService,
    private readonly carts: CartService,
    private readonly catalogue: CatalogueService,
    private readonly locations: StockLocation,
  ) {}

  /** @throws ORDERS.NOT_FOUND, CART.NO_STORE */
  async reorder(orderId: number, user: RequestUser, chosenStore: number | null): Promise<ReorderDto> {
    const { orderItems } = await this.orders.get(orderId, user);
    const location = await this.locations.findStore(user, chosenStore);
    if (location === null) throw new AppError('CART.NO_STORE');
    const ids = orderItems.map(({ id_product }) => id_product);
    const products = new Map((await this.catalogue.findAll(ids, location)).map((row) => [row.id, row]));
    const wanted = orderItems
      .map(({ id_product, quantity }) => ({
        productId: id_product,
        quantity: Math.min(quantity, products.get(id_product)?.countInStock ?? 0),
      }))
      .filter(({ quantity }) => quantity > 0);
    const cart = await this.carts.raise({ user, cartOf: user.id, chosenStore }, wanted);
    const inCart = new Map(cart.map(({ id_product, quantity }) => [id_product, quantity]));
    return {
      lines: orderItems.map((item) =>
        lineOf(item, products.get(item.id_product), inCart.get(item.id_product) ?? 0),
      ),
      count: cart.reduce((sum, { quantity }) => sum + quantity, 0),
    };
  }
}

function lineOf(item: OrderItemDto, product: CatalogueRow | undefined, inCart: number): ReorderedLineDto {
  const { id_product, quantity, price, taxClassification = 'Taxed', taxPercent, Product } = item;
  return {
    id_product,
    name: product?.name ?? Product.name,
    wanted: quantity,
    inCart,
    isGone: product === undefined,
    priceBefore: shownUnitPrice({
      price,
      taxClassification,
      ...(taxPercent === undefined ? {} : { taxPercent }),
    }),
    ...(product ? { priceNow: shownUnitPrice({ ...product, price: toPesos(product.price) }) } : {}),
  };
}
