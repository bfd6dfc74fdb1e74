import { Injectable } from '@nestjs/common';

import type { RequestUser } from '#platform/access/index.js';
import { Clock } from '#platform/clock/index.js';
import { UnitOfWork } from '#platform/database/index.js';
import { AppError } from '#platform/errors/index.js';
import { CatalogueService, FACTORY, productView, StockLocation, type ProductDto } from '#products/index.js';
import { LiveSessions } from '#users/index.js';
import { RestockNotices } from './restock-notices/restock-notices.service.js';
import type { WishesDto } from './wishes.dto.js';
import { WishesRepository, type WishTable } from './wish/wishes.repository.js';

const MAX_WISHES = 200;

/** Each change answers all wishes; repeating a wish changes nothing. */
@Injectable()
export class WishesService {
  constructor(
    private readonly wishes: WishesRepository,
    private readonly notices: RestockNotices,
    private readonly catalogue: CatalogueService,
    private readonly locations: StockLocation,
    private readonly sessions: LiveSessions,
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  async getWishes({ id }: Pick<RequestUser, 'id'>): Promise<WishesDto> {
    const [favourites, notices] = await Promise.all([
      this.wishes.findByUser('favourites', id),
      this.wishes.findByUser('restock_notices', id),
    ]);
    return { favourites: favourites.map(productOf), restockNotices: notices.map(productOf) };
  }

  /** With price and stock, newest first, without products no longer sold. */
  async favourites(caller: RequestUser, chosenStore: number | null): Promise<ProductDto[]> {
    const rows = await this.wishes.findByUser('favourites', caller.id);
    const location = await this.locations.findStore(caller, chosenStore);
    const products = await this.catalogue.findAll(rows.map(productOf), location);
    const byId = new Map(products.map((product) => [product.id, product]));
    return rows.flatMap(({ productId }) => {
      const product = byId.get(productId);
      return product ? [productView(product)] : [];
    });
  }

  /** @throws PRODUCTS.NOT_FOUND, WISHES.TOO_MANY */
  async like(caller: RequestUser, productId: number): Promise<WishesDto> {
    await this.soldProduct(productId);
    await this.work.run(() => this.add('favourites', caller, productId));
    return this.getWishes(caller);
  }

  /** @throws PRODUCTS.NOT_FOUND, WISHES.TOO_MANY, WISHES.IN_STOCK */
  async awaitStock(caller: RequestUser, productId: number): Promise<WishesDto> {
    const { countInStock } = await this.soldProduct(productId);
    if (countInStock > 0) throw new AppError('WISHES.IN_STOCK');
    await this.work.run(async () => {
      if (await this.add('restock_notices', caller, productId)) await this.notices.watch();
    });
    return this.getWishes(caller);
  }

  async remove(table: WishTable, caller: RequestUser, productId: number): Promise<WishesDto> {
    await this.wishes.remove(table, caller.id, productId);
    return this.getWishes(caller);
  }

  private async soldProduct(productId: number) {
    const [product] = await this.catalogue.findAll([productId], FACTORY);
    if (!product) throw new AppError('PRODUCTS.NOT_FOUND');
    return product;
  }

  private async add(table: WishTable, caller: RequestUser, productId: number): Promise<boolean> {
    await this.sessions.lock(caller);
    const row = { userId: caller.id, productId, createdAt: this.clock.now() };
    if (!(await this.wishes.add(table, row))) return false;
    if ((await this.wishes.count(table, caller.id)) > MAX_WISHES) throw new AppError('WISHES.TOO_MANY');
    return true;
  }
}

const productOf = ({ productId }: { productId: number }): number => productId;
