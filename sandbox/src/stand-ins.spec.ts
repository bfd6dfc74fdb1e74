import { connect } from 'node:net';
import { createInterface } from 'node:readline';
import { readSettings } from './settings.js';
import { startStandIns, type StandIns } from './stand-ins.js';

let standIns: StandIns;

beforeAll(async () => {
  standIns = await startStandIns(
    readSettings({ SIIGO_PORT: '0', WOMPI_PORT: '0', SMTP_PORT: '0', MAILBOX_PORT: '0' }),
  );
});
afterAll(() => standIns.stop());

/** Sends one mail with raw SMTP commands, waiting for each answer. */
const sendMail = async (to: string, subject: string, text: string): Promise<void> => {
  const { hostname, port } = new URL(standIns.smtpUrl);
  const socket = connect(Number(port), hostname);
  const answers = createInterface({ input: socket })[Symbol.asyncIterator]();
  const say = async (line: string): Promise<void> => {
    socket.write(`${line}\r\n`);
    expect((await answers.next()).value).toMatch(/^[23]/);
  };
  await answers.next();
  await say('HELO shop');
  await say('MAIL FROM:<tienda@lacteosdelllano.test>');
  await say(`RCPT TO:<${to}>`);
  await say('DATA');
  await say(
    `From: tienda@lacteosdelllano.test\r\nTo: ${to}\r\nSubject: ${subject}\r\n` +
      `Content-Type: text/plain; charset=utf-8\r\n\r\n${text}\r\n.`,
  );
  socket.end();
};

const messages = async (to: string): Promise<{ subject: string; text: string }[]> => {
  const response = await fetch(`${standIns.mailboxUrl}/messages?to=${encodeURIComponent(to)}`);
  return (await response.json()) as { subject: string; text: string }[];
};

describe('the mail box', () => {
  it('keeps mails of the shop and finds them by address in any case', async () => {
    await sendMail('ana@demo.test', 'Su código', 'Código: 123456');
    await sendMail('otra@demo.test', 'Otro', 'x');

    expect(await messages('Ana@Demo.test')).toMatchObject([
      { subject: 'Su código', text: 'Código: 123456\n' },
    ]);
  });

  it('shows mails as text on its page', async () => {
    await sendMail('eva@demo.test', '<script>alert(1)</script>', '<img src=x onerror=alert(1)>');

    const page = await (await fetch(standIns.mailboxUrl)).text();
    expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(page).not.toContain('<img');
  });

  it('is emptied by a DELETE request', async () => {
    await sendMail('leo@demo.test', 'Hola', 'x');
    expect((await fetch(`${standIns.mailboxUrl}/messages`, { method: 'DELETE' })).status).toBe(204);
    expect(await messages('leo@demo.test')).toEqual([]);
  });
});

describe('the stand-ins', () => {
  it('refuse to start in production', () => {
    expect(() => readSettings({ NODE_ENV: 'production' })).toThrow('NODE_ENV=production');
  });

  it('refuse a setting that is no port', () => {
    expect(() => readSettings({ SIIGO_PORT: 'abc' })).toThrow('SIIGO_PORT must be a port');
  });
});
