import { toPesos, type CartItem } from '@lacteos/contracts';
import { Injectable } from '@nestjs/common';

import type { RequestUser } from '../../platform/access/index.js';
import { AppError } from '../../platform/errors/index.js';
import { CatalogueService, StockPlace } from '../../products/index.js';
import { CartRepository } from './cart.repository.js';

/** Whose cart a call is about, and from where he buys. */
export interface CartCaller {
  user: RequestUser;
  /** The user id that the call names. */
  cartOf: number;
  chosenStore: number | null;
}

/** The carts of signed-in users. Every change answers the fresh cart. */
@Injectable()
export class CartService {
  constructor(
    private readonly carts: CartRepository,
    private readonly catalogue: CatalogueService,
    private readonly places: StockPlace,
  ) {}

  /** The cart with prices and stock of this moment; products that left the catalogue are not shown. */
  async get(caller: CartCaller): Promise<CartItem[]> {
    const userId = ownerOf(caller);
    const [lines, place] = await Promise.all([this.carts.lines(userId), this.placeOf(caller)]);
    const products = await this.catalogue.findAll(
      lines.map((line) => line.productId),
      place,
    );
    const byId = new Map(products.map((product) => [product.id, product]));
    return lines.flatMap(({ productId, quantity }) => {
      const product = byId.get(productId);
      if (!product) return [];
      const { id, name, slug, image, price, countInStock, taxClassification } = product;
      const shown = { id, name, slug, image, price: toPesos(price), countInStock, taxClassification };
      return [{ id: userId, id_product: productId, quantity, Product: shown }];
    });
  }

  /** Adds units to a line. @throws CART.INSUFFICIENT_STOCK, CART.NO_STORE, PRODUCTS.NOT_FOUND, AUTH.FORBIDDEN */
  async add(caller: CartCaller, productId: number, quantity: number): Promise<CartItem[]> {
    const userId = ownerOf(caller);
    const place = await this.placeOf(caller);
    if (place === null) throw new AppError('CART.NO_STORE');
    const [product] = await this.catalogue.findAll([productId], place);
    if (!product) throw new AppError('PRODUCTS.NOT_FOUND');
    const { name, countInStock } = product;
    if (!(await this.carts.add(userId, productId, quantity, countInStock))) {
      throw new AppError('CART.INSUFFICIENT_STOCK', { errors: { productId, name, countInStock } });
    }
    return this.get(caller);
  }

  /** Takes one unit off a line; the last one stays. @throws AUTH.FORBIDDEN */
  async removeOne(caller: CartCaller, productId: number): Promise<CartItem[]> {
    await this.carts.removeOne(ownerOf(caller), productId);
    return this.get(caller);
  }

  /** Removes a line. @throws AUTH.FORBIDDEN */
  async remove(caller: CartCaller, productId: number): Promise<CartItem[]> {
    await this.carts.remove(ownerOf(caller), productId);
    return this.get(caller);
  }

  /** Removes every line. @throws AUTH.FORBIDDEN */
  async empty(caller: CartCaller): Promise<CartItem[]> {
    await this.carts.empty(ownerOf(caller));
    return [];
  }

  private placeOf({ user, chosenStore }: CartCaller): Promise<number | null> {
    return this.places.of(user, chosenStore);
  }
}

function ownerOf({ user, cartOf }: CartCaller): number {
  if (cartOf !== user.id) throw new AppError('AUTH.FORBIDDEN');
  return user.id;
}
