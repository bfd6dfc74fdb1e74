import { randomInt, randomUUID } from 'node:crypto';
import { type IncomingHttpHeaders, request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as after } from 'node:timers/promises';

export const PASSWORD = 'Mango$Tigre42';
export const NEW_PASSWORD = 'Papaya$Leon77';
const DEMO_PASSWORD = 'Lacteos2026!';
const MAIL_WAIT_MS = 60_000;

export interface TriedShop {
  readonly url: string;
  readonly mailUrl: string;
  readonly dataDir: string;
}

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  readonly code: string;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- What an attacker gets has any form.
  readonly data: any;
  readonly cookies: Readonly<Record<string, string>>;
}

export interface CallOptions {
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly cookies?: Readonly<Record<string, string>>;
}

const cookiesOf = (lines: readonly string[] = []): Record<string, string> =>
  Object.fromEntries(lines.map((line) => (line.split(';', 1)[0] ?? '').split(/=(.*)/s).slice(0, 2)));

const parsed = (text: string): { code?: string; data?: unknown } => {
  try {
    return JSON.parse(text) as object;
  } catch {
    return {};
  }
};

let addresses = 0;

export class Visitor {
  readonly address = `127.${7 + ((addresses += 1) >> 8)}.${addresses & 255}.1`;
  cookies: Record<string, string> = {};
  token = '';

  constructor(readonly shop: TriedShop) {}

  /** @param route as in 'GET /api/order'; texts and bytes are sent unencoded */
  async call(route: string, body?: unknown, { token, headers, cookies }: CallOptions = {}): Promise<Answer> {
    const [method = 'GET', path = '/'] = route.split(' ');
    const { port, host } = new URL(this.shop.url);
    const isRaw = typeof body === 'string' || Buffer.isBuffer(body);
    const sent = body === undefined ? '' : isRaw ? body : JSON.stringify(body);
    const jar = Object.entries({ ...this.cookies, ...cookies }).map((pair) => pair.join('='));
    const bearer = token ?? this.token;
    const all = {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(method !== 'GET' && {
        'idempotency-key': randomUUID(),
        'content-length': Buffer.byteLength(sent),
      }),
      ...(bearer && { authorization: `Bearer ${bearer}` }),
      ...{ host, ...(jar.length > 0 && { cookie: jar.join('; ') }), ...headers },
    };
    const answer = await new Promise<Omit<Answer, 'code' | 'data'>>((done, failed) => {
      const options = { host: '127.0.0.1', port, method, path, headers: all, localAddress: this.address };
      request({ ...options, agent: false }, (response) => {
        const parts: Buffer[] = [];
        response.on('data', (part: Buffer) => parts.push(part)).on('error', failed);
        response.on('end', () =>
          done({
            status: response.statusCode ?? 0,
            headers: response.headers,
            text: Buffer.concat(parts).toString(),
            cookies: cookiesOf(response.headers['set-cookie']),
          }),
        );
      })
        .on('error', failed)
        .end(sent);
    });
    const { code = '', data } = parsed(answer.text);
    return { ...answer, code, data };
  }

  /** Returns everything received until the shop closes the connection. */
  async send(text: string): Promise<string> {
    const { port } = new URL(this.shop.url);
    let received = '';
    await new Promise((done) => {
      const socket = connect({ host: '127.0.0.1', port: Number(port), localAddress: this.address });
      socket.on('data', (part) => (received += part.toString('latin1')));
      socket.on('error', () => undefined).on('close', done);
      socket.write(text, 'latin1');
    });
    return received;
  }

  async signIn(email: string, password: string): Promise<Answer> {
    const answer = await this.call('POST /api/auth/login', { email, password });
    this.cookies = { ...this.cookies, ...answer.cookies };
    return answer;
  }
}

export class Person extends Visitor {
  readonly document = String(randomInt(10_000_000, 1_000_000_000));
  id = 0;

  constructor(
    shop: TriedShop,
    readonly email = `p${randomInt(1e12)}@ataques.test`,
  ) {
    super(shop);
  }

  get form() {
    return {
      ...{ person_type: 'Person', first_name: 'Ana', last_name: 'Peña', idType: '13', phone: '3101234567' },
      ...{ n_document: this.document, email: this.email, password: PASSWORD, termsAccepted: true },
      ...{ city_code: '50001', state_code: '50' },
    };
  }

  static async in(shop: TriedShop, email?: string): Promise<Person> {
    const person = new Person(shop, email);
    const answer = await person.call('POST /api/auth/signup', person.form);
    if (answer.status !== 201) throw new Error(`sign-up: ${answer.status} ${answer.text}`);
    return person.enter(PASSWORD);
  }

  static staff(shop: TriedShop, name: 'cajero' | 'admin' | 'superadmin'): Promise<Person> {
    return new Person(shop, `${name}@demo.test`).enter(DEMO_PASSWORD);
  }

  async enter(password: string): Promise<this> {
    const { status, text, data } = await this.signIn(this.email, password);
    if (status !== 200) throw new Error(`sign-in: ${status} ${text}`);
    this.token = data.token;
    this.id = data.user.id;
    return this;
  }

  async mails(): Promise<{ subject: string; text: string }[]> {
    const answer = await fetch(`${this.shop.mailUrl}/messages?to=${encodeURIComponent(this.email)}`);
    return (await answer.json()) as { subject: string; text: string }[];
  }

  async mailed(form: RegExp): Promise<string> {
    for (let waited = 0; waited < MAIL_WAIT_MS; waited += 50) {
      for (const { text } of await this.mails()) {
        const found = form.exec(text);
        if (found) return found[1] ?? found[0];
      }
      await after(50);
    }
    throw new Error(`no mail with ${form} came`);
  }
}

export interface Try {
  readonly name: string;
  readonly tries: (shop: TriedShop) => Promise<string[]>;
}

export type Row = readonly [
  route: string,
  must: number | readonly number[] | ((answer: Answer) => boolean),
  body?: unknown,
  more?: CallOptions,
];

export const sendRows = async (visitor: Visitor, rows: readonly Row[]): Promise<string[]> => {
  const broke: string[] = [];
  for (const [route, must, body, more] of rows) {
    const answer = await visitor.call(route, body, more);
    if (typeof must === 'function' ? must(answer) : [must].flat().includes(answer.status)) continue;
    const what = JSON.stringify([body, more]).slice(0, 120);
    broke.push(`${route.slice(0, 120)} ${what}: ${answer.status} ${answer.code}`);
  }
  return broke;
};

export const table = (name: string, rows: readonly Row[]): Try => ({
  name,
  tries: (shop) => sendRows(new Visitor(shop), rows),
});

export const facts = (name: string, find: (shop: TriedShop) => Promise<Record<string, boolean>>): Try => ({
  name,
  tries: async (shop) =>
    Object.entries(await find(shop)).flatMap(([fact, isTrue]) => (isTrue ? [] : [`not true: ${fact}`])),
});

export const words = (text: string): string[] => text.trim().split(/\s+/);
