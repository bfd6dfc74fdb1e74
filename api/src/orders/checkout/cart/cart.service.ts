import { toPesos } from '@lacteos/contracts/money/money';
import type { CartItem } from '@lacteos/contracts/schemas';
import { Injectable } from '@nestjs/common';

import type { RequestUser } from '#platform/access/index.js';
import { AppError } from '#platform/errors/index.js';
import { type CartRow, CatalogueService, StockLocation } from '#products/index.js';
import { CartRepository } from './cart.repository.js';

export interface CartCaller {
  user: RequestUser;
  /** Must be the caller's user id. */
  cartOf: number;
  chosenStore: number | null;
}

@Injectable()
export class CartService {
  constructor(
    private readonly carts: CartRepository,
    private readonly catalogue: CatalogueService,
    private readonly stockLocations: StockLocation,
  ) {}

  async get(caller: CartCaller): Promise<CartItem[]> {
    const userId = ownerOf(caller);
    return this.cartAt(userId, await this.locationOf(caller));
  }

  /** @throws CART.INSUFFICIENT_STOCK, CART.NO_STORE, PRODUCTS.NOT_FOUND, AUTH.FORBIDDEN */
  async add(caller: CartCaller, productId: number, quantity: number): Promise<CartItem[]> {
    const userId = ownerOf(caller);
    const location = await this.locationOf(caller);
    if (location === null) throw new AppError('CART.NO_STORE');
    const read = this.catalogue.cartRead(userId, location);
    const products = await this.carts.addNew({ userId, productId, quantity }, location, read);
    if (products) return itemsOf(userId, products);
    await this.addMore(userId, productId, quantity, location);
    return this.cartAt(userId, location);
  }

  private async addMore(
    userId: number,
    productId: number,
    quantity: number,
    location: number,
  ): Promise<void> {
    const [product] = await this.catalogue.findAll([productId], location);
    if (!product) throw new AppError('PRODUCTS.NOT_FOUND');
    const { name, countInStock } = product;
    if (!(await this.carts.add(userId, productId, quantity, countInStock))) {
      throw new AppError('CART.INSUFFICIENT_STOCK', { errors: { productId, name, countInStock } });
    }
  }

  /** The caller has compared the units with the stock. @throws AUTH.FORBIDDEN */
  async raise(
    caller: CartCaller,
    lines: readonly { productId: number; quantity: number }[],
  ): Promise<CartItem[]> {
    const userId = ownerOf(caller);
    for (const { productId, quantity } of lines) await this.carts.raise(userId, productId, quantity);
    return this.get(caller);
  }

  /** Keeps the last unit. @throws AUTH.FORBIDDEN */
  async removeOne(caller: CartCaller, productId: number): Promise<CartItem[]> {
    await this.carts.removeOne(ownerOf(caller), productId);
    return this.get(caller);
  }

  /** @throws AUTH.FORBIDDEN */
  async remove(caller: CartCaller, productId: number): Promise<CartItem[]> {
    await this.carts.remove(ownerOf(caller), productId);
    return this.get(caller);
  }

  /** @throws AUTH.FORBIDDEN */
  async empty(caller: CartCaller): Promise<CartItem[]> {
    await this.carts.empty(ownerOf(caller));
    return [];
  }

  private async cartAt(userId: number, location: number | null): Promise<CartItem[]> {
    return itemsOf(userId, await this.catalogue.inCartOf(userId, location));
  }

  private locationOf({ user, chosenStore }: CartCaller): Promise<number | null> {
    return this.stockLocations.findStore(user, chosenStore);
  }
}

const itemsOf = (userId: number, products: readonly CartRow[]): CartItem[] =>
  products.map((product) => {
    const { id, name, slug, image, price, countInStock, quantity } = product;
    const { taxClassification, taxPercent, netContent, netContentUnit } = product;
    const vat = { taxClassification, taxPercent };
    const content = { netContent, netContentUnit };
    const shown = { id, name, slug, image, price: toPesos(price), countInStock, ...vat, ...content };
    return { id: userId, id_product: id, quantity, Product: shown };
  });

function ownerOf({ user, cartOf }: CartCaller): number {
  if (cartOf !== user.id) throw new AppError('AUTH.FORBIDDEN');
  return user.id;
}
