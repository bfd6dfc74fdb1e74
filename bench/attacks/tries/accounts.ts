import { createHmac } from 'node:crypto';
import { facts, NEW_PASSWORD, PASSWORD, Person, type Row, sendRows, table, type Try } from './visitor.js';
import { type TriedShop, Visitor, words } from './visitor.js';

const STRANGERS = [1, 2, 3, 4, 5];
const TIMES = [1, 2, 3, 4, 5, 6];
const CODE = /\b\d{6}\b/;
const WRONG = 'Equivocada2026!';

const encoded = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const decoded = (part = ''): object => JSON.parse(Buffer.from(part, 'base64url').toString()) as object;

const forgeries = (token: string): string[] => {
  const [head, body, signature] = token.split('.');
  const signed = (key: string, change: object = {}): string => {
    const text = `${encoded({ ...decoded(head), ...change })}.${body}`;
    return `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`;
  };
  return [
    ...words('none None NONE nOnE').map((alg) => `${encoded({ ...decoded(head), alg })}.${body}.`),
    ...['\0', 'secret', 'changeme', 'lacteos', 'null'].map((key) => signed(key)),
    ...[{ kid: '../../dev/null' }, { kid: "x' UNION SELECT '" }, { jwk: { kty: 'oct', k: 'AA' } }].map(
      (change) => signed('\0', change),
    ),
    `${head}.${encoded({ ...decoded(body), sub: '3', exp: 4_000_000_000 })}.${signature}`,
    ...[`${head}.${body}.${signature?.slice(0, -4)}`, `${head}.${body}.`, `${head}.${body}`, `${token}.x`],
  ];
};

const reset = (visitor: Visitor, email: string, code: string) =>
  visitor.call('PUT /api/auth/reset', { email, code, newPassword: NEW_PASSWORD });

const withCode = async (shop: TriedShop): Promise<{ person: Person; code: string }> => {
  const person = await Person.in(shop);
  const { cookies } = await person.call('POST /api/auth/reset/code', { email: person.email });
  Object.assign(person.cookies, cookies);
  return { person, code: await person.mailed(CODE) };
};

const codeAfter = (name: string, change: (person: Person, admin: Person) => Promise<[number, string]>): Try =>
  facts(`a recovery code after ${name}`, async (shop) => {
    const { person, code } = await withCode(shop);
    const [status, email] = await change(person, await Person.staff(shop, 'admin'));
    const after = [await reset(person, person.email, code), await reset(person, email, code)];
    return {
      'the change is made': status === 200,
      'the code sets no password': after.every((answer) => answer.status >= 400 && answer.status < 500),
      'nobody signs in with it': (await new Visitor(shop).signIn(email, NEW_PASSWORD)).status === 401,
    };
  });

export const ACCOUNTS: readonly Try[] = [
  {
    name: 'forged tokens',
    tries: async (shop) => {
      const tokens = forgeries((await Person.in(shop)).token);
      const rows = tokens.map((token): Row => ['GET /api/auth/me', 401, undefined, { token }]);
      return sendRows(new Visitor(shop), rows);
    },
  },
  facts('a recovery code that is used twice', async (shop) => {
    const { person, code } = await withCode(shop);
    const answers = await Promise.all(TIMES.map(() => reset(person, person.email, code)));
    answers.push(await reset(person, person.email, code));
    return { 'it worked once': answers.filter(({ status }) => status === 200).length === 1 };
  }),
  codeAfter('staff moved the account to another address', async (person, admin) => {
    const email = `otra-${person.email}`;
    return [(await admin.call('PUT /api/admin/user', { id: person.id, email })).status, email];
  }),
  codeAfter('its owner moved the account to another address', async (person) => {
    const moved = new Person(person.shop, `propia-${person.email}`);
    await person.call('POST /api/account/email', { email: moved.email, password: PASSWORD });
    const code = await moved.mailed(CODE);
    return [(await person.call('PUT /api/account/email', { code })).status, moved.email];
  }),
  codeAfter('a new password', async (person) => {
    const body = { currentPassword: PASSWORD, newPassword: 'Guayaba$Oso55' };
    return [(await person.call('PUT /api/auth/password', body)).status, person.email];
  }),
  facts('wrong codes of strangers against the code of its owner', async (shop) => {
    const { person, code } = await withCode(shop);
    const wrong = code === '000000' ? '111111' : '000000';
    const tried: number[] = [];
    for (const _stranger of STRANGERS) {
      const visitor = new Visitor(shop);
      for (const _time of TIMES) tried.push((await reset(visitor, person.email, wrong)).status);
      tried.push((await reset(visitor, person.email, code)).status);
    }
    return {
      'no stranger gets in': tried.every((status) => status >= 400 && status < 500),
      'her code still sets her password': (await reset(person, person.email, code)).status === 200,
    };
  }),
  facts('invented addresses of proxies to get more tries', async (shop) => {
    const [{ email }, visitor] = [await Person.in(shop), new Visitor(shop)];
    const seen: number[] = [];
    for (const index of [...TIMES, 7, 8, 9, 10, 11, 12]) {
      const address = `203.0.113.${index}`;
      const headers = { 'x-forwarded-for': address, 'x-real-ip': address, forwarded: `for=${address}` };
      seen.push((await visitor.call('POST /api/auth/login', { email, password: WRONG }, { headers })).status);
    }
    return { 'they end all the same': seen.at(-1) === 429 };
  }),
  table(
    'queries in texts, and other types than texts',
    ["' OR '1'='1", "admin@demo.test' --", { $ne: null }, ['admin@demo.test'], null, true, 'a\0b'].flatMap(
      (text): Row[] => [
        ['POST /api/auth/login', [400, 401], { email: text, password: WRONG }],
        ['POST /api/auth/login', [400, 401], { email: 'admin@demo.test', password: text }],
        ['POST /api/auth/reset/code', 400, { email: text }],
        ['POST /api/claims/lookup', [400, 404], { number: text, document: text }],
      ],
    ),
  ),
  {
    name: 'roles, states and documents that a sign-up or a profile gives itself',
    tries: async (shop) => {
      const [buyer, { form }] = [await Person.in(shop), new Person(shop)];
      const { data } = await buyer.call('GET /api/account/profile');
      const others = { n_document: buyer.document };
      const signUps = [{ id_role: 4 }, { active: false }, { isVerified: true }, { id: 1 }, others];
      return sendRows(buyer, [
        ...signUps.map((more): Row => ['POST /api/auth/signup', [400, 409], { ...form, ...more }]),
        ['POST /api/auth/signup', [400, 409], { ...form, email: buyer.email.toUpperCase() }],
        ...[{ id_role: 4 }, { email: 'admin@demo.test' }, { id: 1 }].map((more): Row => [
          'PUT /api/account/profile',
          400,
          { ...data, ...more },
        ]),
        ['PUT /api/admin/user', 403, { id: buyer.id, id_role: 4 }],
      ]);
    },
  },
  {
    name: 'a bearer token alone: second step, mail, password, data, erasure',
    tries: async (shop) => {
      const [staff, buyer] = [await Person.staff(shop, 'superadmin'), await Person.in(shop)];
      const refused = [400, 401, 403, 422];
      const email = 'ladron@ataques.test';
      const bodies = [{}, { password: WRONG }];
      const ofStaff = bodies.flatMap((body): Row[] => [
        ['POST /api/auth/totp', refused, body],
        ['POST /api/auth/totp/disable', refused, { ...body, code: '000000' }],
        ['PUT /api/auth/password', refused, { currentPassword: WRONG, newPassword: NEW_PASSWORD }],
        ['PUT /api/admin/user', refused, { ...body, id: staff.id, email }],
        ['PUT /api/admin/user', refused, { id: staff.id, password: NEW_PASSWORD }],
      ]);
      const ofBuyer = bodies.flatMap((body): Row[] => [
        ['POST /api/account/email', refused, { ...body, email }],
        ['POST /api/account/data', refused, body],
        ['POST /api/account/erasure', refused, { ...body, word: 'ELIMINAR' }],
      ]);
      return [...(await sendRows(staff, ofStaff)), ...(await sendRows(buyer, ofBuyer))];
    },
  },
  facts('mails to a mailbox that nobody verified', async (shop) => {
    const { email, ...person } = await Person.in(shop);
    for (const _stranger of STRANGERS) {
      const visitor = new Visitor(shop);
      for (const _time of TIMES) {
        await visitor.call('POST /api/auth/reset/code', { email });
        await visitor.call('POST /api/auth/verification', undefined, { token: person.token });
      }
    }
    // Mails are sent in order, so earlier ones have arrived too.
    await withCode(shop);
    return { 'at most 20 came': (await new Person(shop, email).mails()).length <= 20 };
  }),
];
