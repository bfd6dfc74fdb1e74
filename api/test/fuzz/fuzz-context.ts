import { ROLE_IDS, type RoleId } from '@lacteos/contracts/reference/roles';
import { CashierStores } from '../../src/partners/index.js';
import { DemoDataService } from '../../src/seed/index.js';
import { User } from '../../src/users/index.js';
import { type Dialect, SiigoStandIn, startApi, type TestApi } from '../index.js';
import { ShopBuilder, type TestProduct } from '../shop-builder.js';
import { WompiStub } from '../wompi-stub.js';
import { type Meant, OrderLives } from './order-lives.js';
import type { Caller } from './requests.js';

const HIGH_LIMITS = '1000000';

/** The shop with demo data, an account for each role, and stand-ins of outside services. */
export class FuzzContext {
  private readonly accounts = new Map<RoleId, User>();
  private readonly tokens = new Map<Caller, string>();
  private product: TestProduct | null = null;
  private readonly lives: OrderLives;

  private constructor(
    readonly api: TestApi,
    private readonly shop: ShopBuilder,
    private readonly siigo: SiigoStandIn,
    private readonly wompi: WompiStub,
  ) {
    this.lives = new OrderLives(api, shop);
  }

  static async start(dialect: Dialect, dataDir: string): Promise<FuzzContext> {
    const [siigo, wompi] = [await SiigoStandIn.start(), await WompiStub.start()];
    const api = await startApi(dialect, {
      SIIGO_URL: siigo.url,
      ...wompi.env,
      DATA_DIR: dataDir,
      MAX_OPEN_ORDERS: HIGH_LIMITS,
    });
    const world = new FuzzContext(api, new ShopBuilder(api), siigo, wompi);
    await api.app.get(DemoDataService).seedIfEmpty();
    for (const role of ROLE_IDS) world.accounts.set(role, await api.addUser({ id_role: role }));
    await api.app.get(CashierStores).assign(world.accounts.get(2)?.id ?? 0, 1);
    world.product = await world.shop.addProduct({ stock: Number(HIGH_LIMITS) });
    return world;
  }

  /** Reverts the changes that requests made to the calling accounts. */
  async restoreAccounts(): Promise<void> {
    for (const [role, account] of this.accounts) {
      await this.api.uow.manager.update(
        User,
        { id: account.id },
        {
          id_role: role,
          active: true,
          session_version: 1,
          email: account.email,
          email_key: account.email_key,
        },
      );
      this.tokens.set(role, await this.api.tokenOf({ id: account.id, session_version: 1 }));
    }
    this.tokens.set('stranger', 'not.a.token');
  }

  tokenOf(caller: Caller): string | null {
    return this.tokens.get(caller) ?? null;
  }

  /** Valid bodies and ids of an operation; variations of them reach deeper code than random ones. */
  async meantBy(operation: string): Promise<Meant> {
    const [buyer, staff] = [this.accounts.get(1), this.tokenOf(4)];
    const token = this.tokenOf(1);
    if (!buyer || !token || !staff || !this.product) return { examples: [], ids: [] };
    const { examples, ids } = await this.lives.meant(operation, {
      buyer: { user: buyer, token },
      staff,
      product: this.product,
    });
    return { examples: [...examples, ...this.examplesOf(operation, buyer, this.product)], ids };
  }

  private examplesOf(operation: string, buyer: User, product: TestProduct): readonly unknown[] {
    const order = this.shop.anOrder(buyer, [[product, 1]]);
    const pay = { id: 1, data: this.shop.aPayment(order.totalPrice) };
    const examples: Readonly<Record<string, unknown[]>> = {
      'POST /api/order': [order],
      'PUT /api/order/paymentResult': [pay],
      'PUT /api/order/delivery': [{ id: 1, data: this.shop.aDispatch() }],
      'POST /api/order/wompi/events': [WOMPI_EVENT],
      'POST /api/auth/signup': [SIGN_UP],
      'PUT /api/legal/{document}': [{ title: 'Términos', body: '## Uno\n- Dos', version: 1 }],
      'POST /api/siigo/createProducts': [{ id: product.id }],
    };
    return examples[operation] ?? [];
  }

  /** Stock levels that differ from the sum of their ledger. */
  ledgerDifferences(): Promise<unknown[]> {
    return this.shop.ledgerDifferences();
  }

  async stop(): Promise<void> {
    await this.api.stop();
    await this.siigo.stop();
    await this.wompi.stop();
  }
}

const WOMPI_EVENT = {
  event: 'transaction.updated',
  data: {
    transaction: { id: '1-1', amount_in_cents: 100, reference: 'x', status: 'APPROVED', currency: 'COP' },
  },
  environment: 'test',
  signature: {
    properties: ['transaction.id', 'transaction.status', 'transaction.amount_in_cents'],
    checksum: 'x',
  },
  timestamp: 1_530_291_411,
  sent_at: '2026-11-22T10:00:00.000Z',
};
const SIGN_UP = {
  person_type: 'Company',
  nameCompany: 'Quesos S.A.S.',
  n_document: '900100200',
  idType: '31',
  email: 'quesos@lacteos.test',
  password: 'Mango$Tigre42',
  phone: '3101234567',
  city_code: '50001',
  state_code: '50',
  termsAccepted: true,
};
