import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Answer, facts, PASSWORD, Person, type Row, sendRows, type Try } from './visitor.js';
import { type TriedShop, Visitor } from './visitor.js';

const PDF = '%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n';
const LINK = /verificar-correo#(\S+)/;

const upload = (
  who: Visitor,
  route: string,
  [name, type, bytes]: readonly [string, string, Buffer | string],
) => {
  const disposition = `content-disposition: form-data; name="file"; filename="${name}"`;
  const head = `--x\r\n${disposition}\r\ncontent-type: ${type}\r\n\r\n`;
  const body = Buffer.concat([Buffer.from(head), Buffer.from(bytes), Buffer.from('\r\n--x--\r\n')]);
  return who.call(route, body, { headers: { 'content-type': 'multipart/form-data; boundary=x' } });
};
const isRefused = ({ status }: Answer): boolean => status >= 400 && status < 500;

const claimOf = (document: string, more: object = {}) => ({
  ...{
    kind: 'complaint',
    name: 'Ana Peña',
    idType: '13',
    document,
    email: `c${document}@ataques.test`,
    phone: '3101234567',
  },
  text: 'El queso llegó abierto y lo devolví.',
  ...more,
});

/** Repeats until the shop answers 429, while another address is still served. */
const spent = (name: string, max: number, request: (who: Visitor, time: number) => Promise<Answer>): Try =>
  facts(name, async (shop) => {
    const spender = new Visitor(shop);
    let last = await request(spender, 0);
    for (let time = 1; last.status < 300 && time < max; time += 1) last = await request(spender, time);
    const { status } = await request(new Visitor(shop), max);
    return {
      [`an address is told to wait, and how long (${last.status})`]:
        last.status === 429 && Number(last.headers['retry-after']) > 0,
      [`others go on (${status})`]: status < 300,
    };
  });

interface Registry {
  readonly trust: { readonly revision: number };
  readonly microFrontends: Record<string, [{ extras: { releaseId: string } }]>;
}
const registryOf = async (shop: TriedShop): Promise<Registry> =>
  JSON.parse((await new Visitor(shop).call('GET /registry.json')).text) as Registry;

const report = async (visitor: Visitor, messages: readonly string[], ticket?: string) => {
  const { cookies } = await visitor.call('POST /visit');
  const { microFrontends } = await registryOf(visitor.shop);
  const [remote, [version]] = Object.entries(microFrontends)[0] as [
    string,
    Registry['microFrontends'][string],
  ];
  const item = { remote, release: version.extras.releaseId, kind: 'runtime', ok: false, page: '/' };
  const items = messages.map((message) => ({ ...item, error: { message, stack: '' } }));
  const jar = ticket === undefined ? cookies : { lacteos_report: ticket };
  return visitor.call('POST /release-desk/reports', { v: 1, shell: '1', items }, { cookies: jar });
};
const errorsSeen = async (shop: TriedShop): Promise<string> =>
  (await (await Person.staff(shop, 'superadmin')).call('GET /release-desk/overview')).text;

const messagesOf = ({ dataDir }: TriedShop, email: string): number => {
  const program = `
    import Database from 'libsql';
    const database = new Database(process.argv[1], { readonly: true });
    const query = 'SELECT COUNT(*) AS n FROM outbox_messages WHERE instr(payload, ?) > 0';
    console.log(database.prepare(query).get(process.argv[2]).n);`;
  const words = ['--input-type=module', '-e', program, join(dataDir, 'lacteos.sqlite'), email];
  return Number(execFileSync(process.execPath, words, { encoding: 'utf8' }));
};

export const STRANGERS: readonly Try[] = [
  facts('files of claims that are something else', async (shop) => {
    const visitor = new Visitor(shop);
    const files = [
      ['x.html', 'text/html', '<script>alert(1)</script>'],
      ['x.png', 'image/png', '<script>alert(1)</script>'],
      ['x.svg', 'image/svg+xml', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
      ['x.pdf', 'application/pdf', 'MZ\x90\x00'],
      ['x.php', 'application/pdf', '<?php system($_GET[0]) ?>'],
    ] as const;
    const found: Record<string, boolean> = {};
    for (const file of files)
      found[`${file[0]} is refused`] = isRefused(await upload(visitor, 'POST /api/claims/files', file));
    const own = await upload(visitor, 'POST /api/claims/files', [
      '../../x\u202efdp.pdf',
      'application/pdf',
      PDF,
    ]);
    return { ...found, 'a PDF is taken under a name that is no path': !/[/\\\u202e]/.test(own.data.name) };
  }),
  spent('a database that is filled by files of one address', 40, (who) => {
    const large = PDF.replace('<<>>', `<</X(${randomBytes(1_700_000).toString('hex')})>>`);
    return upload(who, 'POST /api/claims/files', ['x.pdf', 'application/pdf', large]);
  }),
  spent('a database that is filled by texts of one address', 400, (who, time) =>
    who.call('POST /api/claims', claimOf(`77${time}`, { text: 'ñ'.repeat(3_990) })),
  ),
  spent('a thousand tickets for reports from one address', 1_000, (who) => who.call('POST /visit')),
  facts('wrong documents of strangers against a person who follows her claim', async (shop) => {
    const person = new Visitor(shop);
    const { number } = (await person.call('POST /api/claims', claimOf('1020304050'))).data;
    const follow = (who: Visitor, document: string) =>
      who.call('POST /api/claims/lookup', { number, document });
    const seen: number[] = [];
    for (let stranger = 0; stranger < 10; stranger += 1) {
      const visitor = new Visitor(shop);
      for (let time = 0; time < 8; time += 1)
        seen.push((await follow(visitor, `9${stranger}${time}`)).status);
    }
    return {
      'nobody guesses': seen.every((status) => status === 404 || status === 429) && seen.includes(429),
      'she follows it': (await follow(person, '1020304050')).status === 200,
    };
  }),
  facts('reports of one visitor that push out the errors of others', async (shop) => {
    await report(new Visitor(shop), ['TypeError: total']);
    const flooder = new Visitor(shop);
    const flood = Array.from({ length: 30 }, (_, index) => `Flood ${'c'.repeat(index)}`);
    for (let page = 1; page <= 20; page += 1)
      await report(
        flooder,
        flood.map((message) => `${message} ${'ab'.repeat(page)}`),
      );
    return { 'the real error is shown': (await errorsSeen(shop)).includes('TypeError: total') };
  }),
  facts('forged reports: no ticket, a changed one, one of nobody', async (shop) => {
    const visitor = new Visitor(shop);
    const { cookies } = await visitor.call('POST /visit');
    const [ticket = '', signature = ''] = (cookies['lacteos_report'] ?? '').split('.');
    const claims = JSON.parse(Buffer.from(ticket, 'base64url').toString()) as object;
    const other = Buffer.from(JSON.stringify({ ...claims, visitor: 'otro' })).toString('base64url');
    const forged = ['', `${other}.${signature}`, `${ticket}.`, `${ticket}.${'A'.repeat(43)}`, '{}'];
    for (const [index, text] of forged.entries())
      await report(visitor, [`Forged ${'z'.repeat(index + 1)}`], text);
    await report(visitor, ['Honest qq']);
    const seen = await errorsSeen(shop);
    return { 'honest ones count': seen.includes('Honest'), 'forged ones do not': !seen.includes('Forged') };
  }),
  facts('a registry that is older, changed or unsigned', async (shop) => {
    const file = join(shop.dataDir, 'discovery', 'local.json');
    const good = readFileSync(file, 'utf8');
    const before = JSON.stringify(await registryOf(shop));
    const now = JSON.parse(good) as Registry;
    const revised = (by: number) => ({ ...now, trust: { ...now.trust, revision: now.trust.revision + by } });
    const unsigned = { ...now, trust: undefined, revision: 9_999_999 };
    const found: Record<string, boolean> = {};
    for (const bad of [
      revised(-1),
      revised(1_000),
      unsigned,
      good.replaceAll('/releases/', '//evil.test/'),
      [],
    ]) {
      writeFileSync(file, typeof bad === 'string' ? bad : JSON.stringify(bad));
      const isKept = JSON.stringify(await registryOf(shop)) === before;
      found[`the last good one stays (${Object.keys(found).length})`] = isKept;
    }
    writeFileSync(file, good);
    return found;
  }),
  facts("an erasure of '%@domain'", async (shop) => {
    const domain = `d${Date.now()}.test`;
    const [victim, eraser] = [await Person.in(shop, `ana@${domain}`), await Person.in(shop, `%@${domain}`)];
    const { status } = await eraser.call('PUT /api/auth/verification', { token: await eraser.mailed(LINK) });
    await victim.call('POST /api/auth/reset/code', { email: victim.email });
    const before = messagesOf(shop, victim.email);
    const erased = await eraser.call('POST /api/account/erasure', { password: PASSWORD, word: 'ELIMINAR' });
    return {
      'it is done': status === 200 && erased.status < 300,
      'messages of others stay': before > 0 && messagesOf(shop, victim.email) === before,
    };
  }),
  {
    name: 'mails that say what a stranger composes',
    tries: async (shop) => {
      const receiver = new Person(shop);
      const names = ['Gane en http://evil.test', 'Ana\r\nBcc: todos@evil.test', '<a href=//evil.test>x</a>'];
      const more = {
        email: receiver.email,
        name: 'Gane www.evil.test ya',
        text: 'Entre a https://evil.test y gane.',
      };
      const rows = names.map((first_name): Row => [
        'POST /api/auth/signup',
        400,
        { ...receiver.form, first_name },
      ]);
      const broke = await sendRows(receiver, [...rows, ['POST /api/claims', 201, claimOf('5000', more)]]);
      const text = await receiver.mailed(/[\s\S]+/);
      return /evil\.test/.test(text) ? [...broke, 'the mail names an address of strangers'] : broke;
    },
  },
];
