import { BRAND } from '@lacteos/contracts/brand/brand';
import { fromPesos } from '@lacteos/contracts/money/money';
import { pictureAddress } from '@lacteos/contracts/pictures/pictures';
import { PRODUCT_CODE_PREFIX } from '@lacteos/contracts/reference/reference-data';

import {
  CashierStoreEntity,
  DrawerEntity,
  StoreEntity,
  storeSearchText,
  type StockService,
} from '#partners/index.js';
import { FACTORY, ProductEntity, productSearchText } from '#products/index.js';
import { emailKey, User } from '#users/index.js';
import { DEMO_ACCOUNTS } from './accounts.js';
import { demoDetails } from './product-details.js';
import { DEMO_PRODUCTS } from './products.js';
import type { SeedRepository } from './seed.repository.js';
import { DEMO_STORES } from './stores.js';

export interface SeededShop {
  accounts: Map<string, number>;
  products: Map<string, number>;
  stores: number[];
}
const DAY_MS = 86_400_000;
const DAYS_IN_SHOP = 400;
const OPENING = { cause: 'opening', actorId: null, orderId: null } as const;

export async function seedShop(
  rows: SeedRepository,
  stock: StockService,
  passwordHash: string,
  now: Date,
): Promise<SeededShop> {
  const shop: SeededShop = {
    accounts: await seedAccounts(rows, passwordHash, now),
    products: await seedProducts(rows, now),
    stores: await seedStores(rows, now),
  };
  const cashier = shop.accounts.get('cajero@demo.test');
  await rows.insertAll(CashierStoreEntity, [{ userId: cashier, storeId: shop.stores[0] }]);
  const opening = DEMO_PRODUCTS.filter((product) => product.stock > 0).map((product) => ({
    productId: shop.products.get(product.picture) ?? 0,
    quantity: product.stock,
  }));
  await stock.creditStock(FACTORY, opening, OPENING);
  for (const [index, storeId] of shop.stores.entries()) {
    // Every store sells a different selection.
    const carried = opening.filter((_, line) => (line + index) % 4 !== 0);
    await stock.creditStock(
      storeId,
      carried.map((line, at) => ({ ...line, quantity: 8 + ((at * 7 + index * 5) % 25) })),
      OPENING,
    );
  }
  return shop;
}

async function seedAccounts(
  rows: SeedRepository,
  passwordHash: string,
  now: Date,
): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const account of DEMO_ACCOUNTS) {
    const id = await rows.insert(User, {
      n_document: account.document,
      id_type: '13',
      person_type: 'Person',
      first_name: account.firstName,
      last_name: account.lastName,
      name_company: null,
      commercial_name: null,
      email: account.email,
      email_key: emailKey(account.email),
      password_hash: passwordHash,
      phone: account.phone,
      city_code: '50001',
      state_code: '50',
      id_role: account.role,
      active: true,
      session_version: 1,
      created_at: now,
    });
    ids.set(account.email, id);
  }
  return ids;
}

async function seedProducts(rows: SeedRepository, now: Date): Promise<Map<string, number>> {
  const ids = new Map<string, number>();
  for (const [index, product] of DEMO_PRODUCTS.entries()) {
    const { picture, name, presentation: slug, family, description } = product;
    const code = `${PRODUCT_CODE_PREFIX}${String(index + 1).padStart(5, '0')}`;
    const id = await rows.insert(ProductEntity, {
      code,
      name,
      slug,
      image: pictureAddress(picture),
      brand: BRAND.name,
      description,
      family,
      price: fromPesos(product.price),
      taxClassification: product.vat ?? 'Taxed',
      nextTaxClassification: null,
      taxChangeOn: null,
      netContent: product.content[0],
      netContentUnit: product.content[1],
      details: demoDetails(picture, now),
      searchText: productSearchText({ code, name, slug, brand: BRAND.name, family }),
      active: true,
      siigoId: null,
      createdAt: new Date(now.getTime() - (product.daysInShop ?? DAYS_IN_SHOP) * DAY_MS),
    });
    ids.set(picture, id);
  }
  return ids;
}

async function seedStores(rows: SeedRepository, now: Date): Promise<number[]> {
  const ids: number[] = [];
  for (const [index, { department: country, ...store }] of DEMO_STORES.entries()) {
    const image = pictureAddress(`store-${index + 1}`);
    const id = await rows.insert(StoreEntity, {
      ...store,
      country,
      image,
      searchText: storeSearchText({ ...store, country }),
      active: true,
      createdAt: now,
    });
    await rows.insert(DrawerEntity, { storeId: id, name: 'Caja 1', active: true });
    ids.push(id);
  }
  return ids;
}
