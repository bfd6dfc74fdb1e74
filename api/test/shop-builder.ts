import { fromPesos, toPesos } from '@lacteos/contracts/money/money';
import { priceLine, totalsOf } from '@lacteos/contracts/money/order-pricing';
import { vatOn, type VatClass } from '@lacteos/contracts/money/vat-classes';
import type { DispatchRegistration, NewOrder, PaymentRegistration } from '@lacteos/contracts/schemas';
import { colombianToday } from '@lacteos/contracts/time/colombian-day';

import { OrderEntity } from '../src/orders/order/row/order.entity.js';
import { CatalogueVersion, FACTORY, ProductEntity, productSearchText } from '../src/products/index.js';
import {
  CashierStores,
  StockRepository,
  StockService,
  StoreEntity,
  storeSearchText,
} from '../src/partners/index.js';
import type { User } from '../src/users/index.js';
import { aPaymentRegistration } from './registrations.js';
import { ADDRESS } from './shipping-address.js';
import type { Answer, TestApi } from './test-api.js';

const OPENING = { cause: 'opening', actorId: null, orderId: null } as const;

const COPIES_AT_ONCE = 50;

/** A product of a test; `price` in pesos without VAT. */
export interface TestProduct {
  id: number;
  price: number;
  taxClassification: VatClass;
}
interface ProductChange extends Partial<Omit<ProductEntity, 'id' | 'price'>> {
  price?: number;
  stock?: number;
}

/** Puts products, stores and orders into an API under test. */
export class ShopBuilder {
  private products = 0;
  private orders = 0;

  constructor(readonly api: TestApi) {}

  /** Adds a product with factory stock (10 unless said). */
  async addProduct({ price = 10_000, stock = 10, ...change }: ProductChange = {}): Promise<TestProduct> {
    this.products += 1;
    const product = {
      code: `T-${this.products}`,
      name: `Producto ${this.products}`,
      slug: 'Botella 1000 g',
      image: '/api/media/x/640.webp',
      brand: 'Prueba',
      description: 'Para probar',
      family: 'LÁCTEOS' as const,
      taxClassification: 'Taxed' as const,
      nextTaxClassification: null,
      taxChangeOn: null,
      active: true,
      siigoId: null,
      createdAt: this.api.clock.now(),
      ...change,
      price: fromPesos(price),
    };
    const row = { ...product, searchText: productSearchText(product) };
    const { identifiers } = await this.api.uow.manager.insert(ProductEntity, row);
    await this.api.app.get(CatalogueVersion).bump();
    const id = Number(identifiers[0]?.['id']);
    if (stock > 0) await this.stock(FACTORY, id, stock);
    return { id, price, taxClassification: product.taxClassification };
  }

  /** Adds units to a stock location. */
  async stock(storeId: number, productId: number, quantity: number): Promise<void> {
    await this.api.app.get(StockService).creditStock(storeId, [{ productId, quantity }], OPENING);
  }

  async levelOf(storeId: number, productId: number): Promise<number> {
    return (await this.api.app.get(StockRepository).levels(storeId, [productId])).get(productId) ?? 0;
  }

  /** Levels that differ from their ledger. */
  ledgerDifferences() {
    return this.api.app.get(StockRepository).differences();
  }

  /** Adds many customers at once, without usable passwords. */
  async addBuyers(count: number): Promise<User[]> {
    const buyers: User[] = [];
    for (let index = 0; index < count; index += 1)
      buyers.push(await this.api.addUser({ password_hash: 'not used' }));
    return buyers;
  }

  async addStore(name = 'Tienda', active = true): Promise<number> {
    const store = {
      name,
      address: 'Calle 1',
      phone: '3100000000',
      city: 'Acacías',
      country: 'Meta',
      image: '',
      active,
    };
    const { identifiers } = await this.api.uow.manager.insert(StoreEntity, {
      ...store,
      searchText: storeSearchText(store),
      createdAt: this.api.clock.now(),
    });
    return Number(identifiers[0]?.['id']);
  }

  /** A cashier with their token and store. */
  async cashier(): Promise<{ user: User; token: string; storeId: number }> {
    const storeId = await this.addStore();
    const { user, token } = await this.api.signedIn(2);
    await this.api.app.get(CashierStores).assign(user.id, storeId);
    return { user, token, storeId };
  }

  /** Opens a cash shift of the caller with an empty drawer. @returns its id */
  async openShift(token: string): Promise<number> {
    const { status, data } = await this.api.call<{ id: number }>('POST', '/admin/cash-desk/shift', {
      token,
      body: { counts: [] },
    });
    if (status !== 201) throw new Error(`opening a shift answered ${status}`);
    return data.id;
  }

  /** The order preview request of a user, with the right totals. */
  anOrder(
    user: Pick<User, 'id'>,
    items: readonly (readonly [TestProduct, number])[],
    change: Partial<NewOrder> = {},
  ): NewOrder {
    const today = colombianToday(this.api.clock);
    const lines = items.map(([{ id, price, taxClassification }, quantity]) =>
      priceLine({ productId: id, quantity, unitPrice: fromPesos(price), ...vatOn(taxClassification, today) }),
    );
    const totals = totalsOf(lines);
    return {
      id: user.id,
      orderItems: items.map(([product, quantity]) => ({ id_product: product.id, quantity })),
      shippingAddress: ADDRESS,
      paymentMethod: 'Efectivo',
      paymentId: 1,
      itemsPrice: toPesos(totals.itemsPrice),
      taxPrice: toPesos(totals.taxPrice),
      totalPrice: toPesos(totals.totalPrice),
      ...change,
    };
  }

  /** The payment dialog's body for an order of this total (pesos). */
  aPayment(totalPrice: number, change: Partial<PaymentRegistration> = {}): PaymentRegistration {
    return aPaymentRegistration(this.api.clock.now(), totalPrice, change);
  }

  /** The dispatch dialog's body. */
  aDispatch(change: Partial<DispatchRegistration> = {}): DispatchRegistration {
    return {
      date: this.api.clock.now().toISOString(),
      numberGuide: 'G-1001',
      transport: 'SERVIENTREGA',
      shippingPrice: 0,
      shippingAddress: ADDRESS.address,
      shippingAddressCity: 'Villavicencio',
      shippingAddressCountry: 'Meta',
      shippingAddressPhone: ADDRESS.phone,
      ...change,
    };
  }

  /** Inserts many copies of an order with consecutive ids; `change` returns the fields of each, counted from 0. */
  async copyOrder(id: number, count: number, change: (n: number) => Partial<OrderEntity>): Promise<number[]> {
    const order = await this.api.uow.manager.findOneByOrFail(OrderEntity, { id });
    const ids = Array.from({ length: count }, (_, n) => id + 1 + n);
    const rows = ids.map((copy, n) => ({
      ...order,
      id: copy,
      idempotencyKey: `copy-${copy}`,
      ...change(n),
    }));
    for (let start = 0; start < count; start += COPIES_AT_ONCE)
      await this.api.uow.manager.insert(OrderEntity, rows.slice(start, start + COPIES_AT_ONCE));
    return ids;
  }

  /** Places an order of a signed-in buyer under its own key. */
  async placedBy<T extends { user: Pick<User, 'id'>; token: string }>(
    buyer: T,
    items: readonly (readonly [TestProduct, number])[],
  ): Promise<T & { id: number }> {
    this.orders += 1;
    const body = this.anOrder(buyer.user, items);
    return { ...buyer, id: (await this.place(buyer.token, body, `placed-${this.orders}`)).data.id };
  }

  place<T = { id: number }>(
    token: string,
    body: unknown,
    key: string,
    headers: Record<string, string> = {},
  ): Promise<Answer<T>> {
    return this.api.call<T>('POST', '/order', {
      token,
      body,
      headers: { 'idempotency-key': key, ...headers },
    });
  }
}
