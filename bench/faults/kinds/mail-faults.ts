import { openMailSink } from '../../lib/mail-sink.js';
import { BOTH, type Fault, SQLITE } from '../fault.js';
import { FaultShop, type FilledDatabase } from '../fault-shop.js';
import { runSql, TEN_THOUSAND } from '../run-sql.js';

const mailWith = (payload: string, beside = ''): string =>
  `SELECT topic, ${payload}, available_at, 0, created_at
   FROM (SELECT * FROM outbox_messages WHERE topic = 'order-placed' ORDER BY id DESC LIMIT 1) mail${beside}`;
const addMessages = (database: FilledDatabase, rows: string): Promise<unknown> =>
  runSql(
    database,
    `INSERT INTO outbox_messages (topic, payload, available_at, attempts, created_at) ${rows}`,
  );
const NO_JSON = '{"orderId": 1';

const poison: Fault = {
  name: 'outbox-poison',
  what: 'a message of the outbox is no JSON, 20 mails are claimed with it',
  required: 'the 20 are sent and it alone is given up; orders go on, ready',
  databases: BOTH,
  run: async (database) => {
    const sink = await openMailSink();
    const shop = await FaultShop.open(database, { env: { SMTP_URL: sink.url } });
    const before = sink.count();
    const mails = Array.from({ length: 20 }, () => mailWith('payload'));
    await addMessages(database, [mailWith(`'${NO_JSON}'`), ...mails].join(' UNION ALL '));
    await shop.servesOn(4);
    const orders = shop.watch.orders;
    await shop.until('20 mails beside those of the orders', 20, async () => sink.count() >= before + 20);
    const given = await runSql(
      database,
      `SELECT COUNT(*) AS count FROM outbox_messages WHERE payload = '${NO_JSON}' AND dead_at IS NOT NULL`,
    );
    shop.require(Number(given[0]?.['count']) === 1, 'the message was not given up');
    shop.notes.push(`${sink.count()} mails and ${orders} orders`);
    await shop.verify();
    await shop.close();
    await runSql(database, `DELETE FROM outbox_messages WHERE payload = '${NO_JSON}'`);
    sink.stop();
    return shop;
  },
};

const SECONDS_OF_MAILS = 10;

const manyMails: Fault = {
  name: 'many-mails',
  what: `10,000 mails of one order, which go one after the other, are due at once, for ${2 * SECONDS_OF_MAILS} s`,
  required: 'orders go on meanwhile, ready; mails are sent all the time',
  databases: BOTH,
  run: async (database) => {
    const sink = await openMailSink();
    const shop = await FaultShop.open(database, { env: { SMTP_URL: sink.url } });
    await addMessages(database, mailWith('payload', `, ${TEN_THOUSAND}`));
    for (let part = 0; part < 2; part += 1) {
      const before = sink.count();
      await shop.servesOn(SECONDS_OF_MAILS);
      const sent = sink.count() - before;
      shop.require(sent > 0, 'no mail was sent');
      shop.notes.push(`${Math.round(sent / SECONDS_OF_MAILS)} mails a second`);
    }
    await shop.verify();
    await shop.close();
    await runSql(database, "DELETE FROM outbox_messages WHERE topic = 'order-placed' AND done_at IS NULL");
    sink.stop();
    return shop;
  },
};

const SECONDS_OF_REPEATS = 45;

const hangsUp: Fault = {
  name: 'smtp-hangs-up',
  what: `the mail server takes each mail and hangs up without an answer, for ${SECONDS_OF_REPEATS} s`,
  required: 'no mail comes twice in that time; orders go on, ready',
  databases: SQLITE,
  run: async (database) => {
    const sink = await openMailSink({ hangsUp: true });
    const shop = await FaultShop.open(database, { env: { SMTP_URL: sink.url } });
    await shop.servesOn(SECONDS_OF_REPEATS);
    const twice = sink.count() - new Set(sink.messageIds).size;
    shop.require(sink.count() > 0, 'no mail came');
    shop.require(twice === 0, `${twice} mails came again`);
    shop.notes.push(`${sink.count()} mails`);
    await shop.verify();
    await shop.close();
    sink.stop();
    return shop;
  },
};

export const MAIL_FAULTS: readonly Fault[] = [poison, manyMails, hangsUp];
