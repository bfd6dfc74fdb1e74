import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { readConfig } from '#config/index.js';
import { RejectedMessage, UnknownOutcome } from '../outbox/index.js';
import { Mailer } from './index.js';

const HASTY = {
  SMTP_CONNECTION_TIMEOUT_MS: '5000',
  SMTP_GREETING_TIMEOUT_MS: '100',
  SMTP_SOCKET_TIMEOUT_MS: '150',
};
const MAIL = { to: 'ana@lacteos.test', subject: 'Hola', text: 'Hola' };

describe('the mailer', () => {
  let server: Server;
  const sockets: Socket[] = [];
  /** Every line sent to a server. */
  const lines: string[] = [];

  const mailerTo = async (
    greet: (socket: Socket) => void,
    settings: Readonly<Record<string, string>> = {},
  ): Promise<Mailer> => {
    server = createServer((socket) => {
      sockets.push(socket);
      greet(socket);
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = server.address() as AddressInfo;
    return new Mailer(readConfig({ SMTP_URL: `smtp://127.0.0.1:${port}`, ...settings }));
  };
  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.destroy();
    lines.splice(0);
    server.close();
  });
  /** Speaks SMTP; `answers` replaces its answers to commands. */
  const speak =
    (answers: Readonly<Record<string, string>> = {}) =>
    (socket: Socket): void => {
      let isData = false;
      socket.write('220 mail.lacteos.test\r\n');
      socket.on('data', (chunk) => {
        for (const line of chunk.toString().split('\r\n').filter(Boolean)) {
          lines.push(line);
          if (isData && line !== '.') continue;
          const command = line.slice(0, 4).toUpperCase();
          isData = command === 'DATA';
          socket.write(`${answers[command] ?? (isData ? '354 go on' : '250 ok')}\r\n`);
        }
      });
    };

  it('gives up on a server that never greets [N-16-121]', async () => {
    const mailer = await mailerTo(() => undefined, HASTY);
    await expect(mailer.send(MAIL, 7)).rejects.toThrow('Greeting never received');
  });

  it('gives up on a server that stops answering after its greeting', async () => {
    const mailer = await mailerTo((socket) => socket.write('220 mail.lacteos.test\r\n'), HASTY);
    await expect(mailer.send(MAIL, 7)).rejects.toMatchObject({ code: 'ETIMEDOUT' });
  });

  it('sends 16 mails at once by default and reuses their connections for the rest [N-16-275]', async () => {
    const waiting: Socket[] = [];
    const greetAll = (socket: Socket): void => {
      waiting.push(socket);
      if (waiting.length === 16) waiting.forEach(speak());
    };
    const mailer = await mailerTo(greetAll);
    await Promise.all(Array.from({ length: 40 }, (_, messageId) => mailer.send(MAIL, messageId)));
    expect(sockets).toHaveLength(16);
    mailer.onApplicationShutdown();
  });

  it('sends several mails over one connection [N-16-157]', async () => {
    const mailer = await mailerTo(speak());
    for (let n = 0; n < 3; n += 1) await mailer.send(MAIL, n);
    expect([sockets.length, lines.filter((line) => line === 'DATA').length]).toEqual([1, 3]);
    mailer.onApplicationShutdown();
  });

  it('keeps the Message-ID of a mail that is sent again, and gives others their own [N-16-157]', async () => {
    const mailer = await mailerTo(speak());
    for (const [mail, id] of [
      [MAIL, 7],
      [MAIL, 7],
      [MAIL, 8],
    ] as const)
      await mailer.send(mail, id);
    const [first, again, other] = lines.filter((line) => line.startsWith('Message-ID:'));
    expect(first).toMatch(/^Message-ID: <7\.[0-9a-f]{24}@lacteosdelllano\.test>$/);
    expect(again).toBe(first);
    expect(other).not.toBe(first);
    mailer.onApplicationShutdown();
  });

  it('reports an unknown outcome when the server hangs up after a mail, and sends it once [N-34-305]', async () => {
    const mailer = await mailerTo((socket) => {
      socket.on('data', (chunk) => void (chunk.toString().endsWith('\r\n.\r\n') && socket.destroy()));
      speak()(socket);
    });
    await expect(mailer.send(MAIL, 7)).rejects.toBeInstanceOf(UnknownOutcome);
    expect(lines.filter((line) => line === 'DATA')).toHaveLength(1);
    mailer.onApplicationShutdown();
  });

  it.each([
    ['before the text', (socket: Socket) => socket.destroy(), {}],
    ['with an answer', () => undefined, { DATA: '451 try again later' }],
  ] as const)('reports a mail as undelivered that failed %s [N-34-305]', async (_when, hangUp, answers) => {
    const mailer = await mailerTo((socket) => {
      socket.on('data', (chunk) => void (chunk.toString().startsWith('DATA') && hangUp(socket)));
      speak(answers)(socket);
    });
    const error: unknown = await mailer.send(MAIL, 7).catch((failure: unknown) => failure);
    expect([error instanceof Error, error instanceof UnknownOutcome]).toEqual([true, false]);
    mailer.onApplicationShutdown();
  });

  it.each([
    ['550 no such user', true],
    ['450 try again later', false],
  ])('distinguishes a permanent refusal from a temporary one: %s [N-16-151]', async (answer, isForGood) => {
    const mailer = await mailerTo(speak({ RCPT: answer }));
    const error: unknown = await mailer.send(MAIL, 7).catch((failure: unknown) => failure);
    expect(error instanceof RejectedMessage).toBe(isForGood);
    mailer.onApplicationShutdown();
  });
});
