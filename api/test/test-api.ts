import { randomUUID } from 'node:crypto';
import type { RoleId } from '@lacteos/contracts/reference/roles';
import type { Failure } from '@lacteos/contracts/schemas';
import { hash } from '@node-rs/argon2';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Test } from '@nestjs/testing';
import { createAdapter, prepareApp } from '../src/create-app.js';
import { AppModule } from '../src/app.module.js';
import { readConfig } from '../src/config/index.js';
import { AccessTokens } from '../src/platform/access/index.js';
import { Audit } from '../src/platform/audit/index.js';
import { Clock } from '../src/platform/clock/index.js';
import { UnitOfWork } from '../src/platform/database/index.js';
import { type Mail, Mailer } from '../src/platform/mail/index.js';
import { OutboxWorker } from '../src/platform/outbox/index.js';
import { PasswordHasher, Session, User, emailKey } from '../src/users/index.js';
import type { Dialect } from './dialects.js';
import { LabelledAudit } from './labelled-audit.js';
import { giveSchema } from './schema/give-schema.js';
import { TestClock } from './test-clock.js';

const DAY_MS = 86_400_000;
export const TEST_PASSWORD = 'Lacteos2026!';

export interface CallOptions {
  readonly body?: unknown;
  readonly token?: string;
  readonly headers?: Record<string, string>;
  readonly cookies?: Record<string, string>;
}
/** An answer with its envelope; `data` has the expected type. */
export interface Answer<T> {
  readonly status: number;
  readonly data: T;
  readonly failure: Failure;
  readonly headers: Headers;
  readonly cookies: readonly { name: string; value: string }[];
  readonly text: string;
}
export type TestMethod = 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH';

/** The whole API on its own database, called over HTTP. */
export class TestApi {
  private people = 0;
  private hashed: Promise<string> | null = null;

  constructor(
    readonly app: NestFastifyApplication,
    readonly origin: string,
    /** Every route of Fastify as 'METHOD /path' without the prefix. */
    readonly routes: readonly string[],
    readonly clock: TestClock,
    /** Sent mails, oldest first. */
    readonly mails: Mail[],
    private readonly removeDatabase: () => Promise<void>,
  ) {}

  get uow(): UnitOfWork {
    return this.app.get(UnitOfWork);
  }

  async call<T = unknown>(method: TestMethod, path: string, options: CallOptions = {}): Promise<Answer<T>> {
    const { body, token, headers = {}, cookies } = options;
    const payload = typeof body === 'string' ? body : JSON.stringify(body);
    const response = await fetch(`${this.origin}${path.startsWith('/api') ? path : `/api${path}`}`, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(cookies
          ? {
              cookie: Object.entries(cookies)
                .map((pair) => pair.join('='))
                .join('; '),
            }
          : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body: payload }),
    });
    const text = await response.text();
    const envelope = parsed(text);
    return {
      status: response.status,
      data: envelope['data'] as T,
      failure: envelope as unknown as Failure,
      headers: response.headers,
      cookies: response.headers.getSetCookie().map(cookieOf),
      text,
    };
  }

  /** Uploads a file (field `file`) with text fields, as forms do. */
  async upload<T = unknown>(
    path: string,
    file: { name: string; bytes: Uint8Array } | null,
    fields: Record<string, string>,
    token?: string,
    address?: string,
    headers: Record<string, string> = {},
  ): Promise<Answer<T> & { body: Record<string, unknown> }> {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    if (file) form.append('file', new Blob([new Uint8Array(file.bytes)]), file.name);
    const response = await fetch(`${this.origin}/api${path}`, {
      method: 'POST',
      body: form,
      headers: {
        ...headers,
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(address ? { 'x-forwarded-for': address } : {}),
      },
    });
    const text = await response.text();
    const body = parsed(text);
    return {
      status: response.status,
      data: body['data'] as T,
      failure: body as unknown as Failure,
      headers: response.headers,
      cookies: [],
      text,
      body,
    };
  }

  /** Runs due outbox messages. */
  async work(): Promise<number> {
    return this.app.get(OutboxWorker).drain();
  }

  /** Inserts an account with a unique e-mail and document. */
  async addUser(change: Partial<User> = {}): Promise<User> {
    this.people += 1;
    const email = change.email ?? `persona${this.people}@lacteos.test`;
    const user = {
      n_document: String(10_000_000 + this.people),
      id_type: '13',
      person_type: 'Person' as const,
      first_name: 'Ana',
      last_name: 'Peña',
      name_company: null,
      commercial_name: null,
      email,
      email_key: emailKey(email),
      password_hash: change.password_hash ?? (await this.passwordHash()),
      phone: '3101234567',
      city_code: '50001',
      state_code: '50',
      id_role: 1 as RoleId,
      active: true,
      session_version: 1,
      version: 1,
      key_version: 1,
      created_at: this.clock.now(),
      ...change,
    };
    const { identifiers } = await this.uow.manager.insert(User, user);
    return { ...user, id: Number(identifiers[0]?.['id']) };
  }

  /** One hash for all accounts of a test. */
  private passwordHash(): Promise<string> {
    this.hashed ??= this.app.get(PasswordHasher).hash(TEST_PASSWORD);
    return this.hashed;
  }

  /** An access token of a new session, without the sign-in call. */
  async tokenOf(user: Pick<User, 'id' | 'session_version'>): Promise<string> {
    const [sessionId, now] = [randomUUID(), this.clock.now()];
    await this.uow.manager.insert(Session, {
      id: sessionId,
      user_id: user.id,
      key_version: null,
      started_at: now,
      renewed_at: now,
      ends_at: new Date(now.getTime() + 30 * DAY_MS),
    });
    const claims = { userId: user.id, sessionVersion: user.session_version, sessionId };
    return this.app.get(AccessTokens).sign(claims);
  }

  /** A new account of a role with its token. */
  async signedIn(role: RoleId): Promise<{ user: User; token: string }> {
    const user = await this.addUser({ id_role: role });
    return { user, token: await this.tokenOf(user) };
  }

  async stop(): Promise<void> {
    await this.app.close();
    await this.removeDatabase();
  }
}

const parsed = (body: string): Record<string, unknown> => {
  try {
    return JSON.parse(body) as Record<string, unknown>;
  } catch {
    return {};
  }
};

const cookieOf = (header: string): { name: string; value: string } => {
  const [name = '', value = ''] = (header.split(';')[0] ?? '').split('=');
  return { name, value };
};

/** Environment of an API under test: generous throttling unless a test narrows it. */
/** Like main.ts: a rush of buyers must not be refused. */
const BACKLOG = 4_096;
const TEST_ENV = {
  NODE_ENV: 'test',
  THROTTLE_PER_ACCOUNT: '100000',
  THROTTLE_PER_ADDRESS: '100000',
  UNVERIFIED_MAILS_PER_DAY: '1000000',
  MAX_OPEN_ORDERS: '1000000',
  MAX_SHARE_OF_STOCK: '100',
  THROTTLE_BUDGETS:
    'orders=100000,exports=100000,lookups=100000,mails=100000,uploads=100000,photos=100000,routes=100000,tracking=100000,writes=1000000',
  THROTTLE_BYTES: Object.entries({ text: 1e12, files: 1e12, sessions: 1e12 })
    .map(([name, bytes]) => `${name}=${bytes},${name}Day=${bytes}`)
    .join(','),
  SIIGO_REQUESTS_PER_MINUTE: '1000000',
  LIVE_STREAMS_PER_ADDRESS: '100000',
  WORKER_SECONDS: '600',
};

/** Hashes at minimum cost, because specs sign in thousands of times. */
class QuickPasswordHasher extends PasswordHasher {
  override async hash(password: string): Promise<string> {
    return hash(password, { memoryCost: 64, timeCost: 1 });
  }
}

/** Starts the API on a fresh database of the dialect. Call `stop()` afterwards. */
export async function startApi(dialect: Dialect, env: Record<string, string> = {}): Promise<TestApi> {
  const database = await dialect.fresh();
  const config = readConfig({ ...TEST_ENV, DATABASE_URL: database.url, ...env });
  await giveSchema(database.url);
  const clock = new TestClock();
  const mails: Mail[] = [];
  const module = await Test.createTestingModule({ imports: [AppModule.with(config)] })
    .overrideProvider(Clock)
    .useValue(clock)
    .overrideProvider(Mailer)
    .useValue({ send: async (mail: Mail) => void mails.push(mail) })
    .overrideProvider(Audit)
    .useClass(LabelledAudit)
    .overrideProvider(PasswordHasher)
    .useClass(QuickPasswordHasher)
    .compile();
  const adapter = createAdapter(config);
  const routes: string[] = [];
  adapter.getInstance().addHook('onRoute', ({ method, url }) => {
    for (const name of [method].flat()) routes.push(`${name} ${url.replace(/^\/api(?=\/)/, '')}`);
  });
  const app = module.createNestApplication<NestFastifyApplication>(adapter, {
    bodyParser: false,
    logger: false,
  });
  await prepareApp(app);
  // A slow machine reads a thousand requests at once in more than the ten seconds that a client gets for its headers.
  app.getHttpServer().headersTimeout = 0;
  await app.listen({ port: 0, host: '127.0.0.1', backlog: BACKLOG });
  return new TestApi(app, await app.getUrl(), routes, clock, mails, () => database.remove());
}
