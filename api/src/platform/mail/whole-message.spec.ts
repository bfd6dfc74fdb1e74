import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, Socket } from 'node:net';
import { createTransport } from 'nodemailer';
import { jest } from '@jest/globals';
import { readConfig } from '#config/index.js';
import { type Mail, Mailer } from './index.js';

const LONG_LINE = `${'ñandú '.repeat(400)}fin`;
const TEXT = [
  'Señora Peña: recibimos su pedido.',
  '.',
  '..dos puntos',
  '.punto al comienzo',
  'línea\r\ncon CRLF, otra\rcon CR',
  LONG_LINE,
  'QUIT',
  '.',
].join('\n');
const PDF = Buffer.from(Array.from({ length: 300_000 }, (_, n) => (n * 7919) % 256)).toString('base64');
const MAILS: readonly [string, Mail][] = [
  ['text alone', { to: 'ana@lacteos.test', subject: 'Pedido n.º 7: ¡gracias!', text: TEXT }],
  [
    'text, page and two files',
    {
      to: 'ana@lacteos.test',
      subject: 'Su factura',
      text: TEXT,
      html: `<p>.</p>\n.\n<p>Señora Peña</p>\n${LONG_LINE}`,
      attachments: [
        { filename: 'factura ñ.pdf', content: PDF, encoding: 'base64' },
        { filename: 'vacío.xml', content: '', encoding: 'base64' },
      ],
    },
  ],
];
const END = '\r\n.\r\n';
const RANDOM = /_NmP-[0-9a-f]+/g;
const DATE = /^Date: .*(?=\r$)/m;

/** A server that stores mails byte for byte, without the final dot. */
class Receiver {
  readonly mails: string[] = [];
  private readonly sockets: Socket[] = [];

  private constructor(private readonly server: Server) {}

  static async open(): Promise<Receiver> {
    const server = createServer();
    const receiver = new Receiver(server);
    server.on('connection', (socket) => receiver.receive(socket));
    await once(server.listen(0, '127.0.0.1'), 'listening');
    return receiver;
  }

  get port(): number {
    return (this.server.address() as AddressInfo).port;
  }

  get url(): string {
    return `smtp://127.0.0.1:${this.port}`;
  }

  close(): void {
    for (const socket of this.sockets) socket.destroy();
    this.server.close();
  }

  private receive(socket: Socket): void {
    this.sockets.push(socket);
    let data: string | null = null;
    socket.write('220 mail.lacteos.test\r\n');
    socket.on('data', (chunk) => {
      const text = chunk.toString('latin1');
      if (data === null) {
        data = text.startsWith('DATA') ? '' : null;
        socket.write(data === null ? '250 ok\r\n' : '354 go on\r\n');
        return;
      }
      data += text;
      if (!data.endsWith(END)) return;
      this.mails.push(data.slice(0, -END.length));
      data = null;
      socket.write('250 taken\r\n');
    });
  }
}

/** The decoded text of the first part. */
const readText = (mail: string): string => {
  const unstuffed = mail.replaceAll('\r\n..', '\r\n.');
  const from = Math.max(0, unstuffed.indexOf('Content-Type: text/plain'));
  const [body = ''] = unstuffed.slice(unstuffed.indexOf('\r\n\r\n', from) + 4).split('\r\n----');
  const bytes = body
    .replaceAll('=\r\n', '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
};

describe('a mail composed by us', () => {
  let receiver: Receiver;
  beforeEach(async () => {
    receiver = await Receiver.open();
  });
  afterEach(() => {
    jest.restoreAllMocks();
    receiver.close();
  });

  const sendByMailer = async (mail: Mail): Promise<void> => {
    const mailer = new Mailer(readConfig({ SMTP_URL: receiver.url }));
    await mailer.send(mail, 7);
    mailer.onApplicationShutdown();
  };
  /** The output of nodemailer alone for the same mail. */
  const sendByNodemailer = async (mail: Mail, messageId: string): Promise<void> => {
    const transport = createTransport({ url: receiver.url });
    const { from } = readConfig({ SMTP_URL: receiver.url }).mail;
    await transport.sendMail({ from, ...mail, messageId });
    transport.close();
  };

  it.each(MAILS)("equals nodemailer's output byte for byte: %s [N-21-245]", async (_, mail) => {
    await sendByMailer(mail);
    const [own = ''] = receiver.mails;
    await sendByNodemailer(mail, /^Message-ID: (.*)\r$/m.exec(own)?.[1] ?? '');
    const [ours = '', theirs = ''] = receiver.mails.map((each) =>
      each.replace(RANDOM, 'boundary').replace(DATE, 'Date: now'),
    );
    expect(ours.length).toBeGreaterThan(TEXT.length);
    expect(ours === theirs).toBe(true);
  });

  it.each(MAILS)('preserves lines, dots, line ends and letters: %s [N-21-245]', async (_, mail) => {
    await sendByMailer(mail);
    const [received = ''] = receiver.mails;
    expect(readText(received)).toBe(TEXT.replace(/\r\n|\r|\n/g, '\r\n'));
    expect(received).not.toMatch(/[^\r]\n|\r[^\n]/);
    expect(received.split('\r\n').every((line) => line.length < 998)).toBe(true);
    expect(received.split('\r\n')).not.toContain('.');
  });

  it.each(MAILS)('is one write to the socket: %s [N-21-245]', async (_, mail) => {
    const written = jest.spyOn(Socket.prototype, 'write');
    await sendByMailer(mail);
    const { port } = receiver;
    const sizes = written.mock.calls
      .filter((_call, index) => (written.mock.contexts[index] as Socket).remotePort === port)
      .map(([bytes]) => Buffer.byteLength(bytes as string | Uint8Array));
    const [whole = 0] = receiver.mails.map((each) => each.length);
    expect(sizes.filter((size) => size > whole / 2)).toHaveLength(1);
    expect(Math.max(...sizes)).toBeGreaterThan(whole - END.length);
  });

  it('preserves two attached files [N-21-245]', async () => {
    await sendByMailer(MAILS[1]?.[1] as Mail);
    const [received = ''] = receiver.mails;
    const files = [...received.matchAll(/Content-Disposition: attachment[^]*?\r\n\r\n([^]*?)\r\n--/g)];
    expect(files.map(([, body]) => body?.replaceAll('\r\n', ''))).toEqual([PDF, '']);
  });
});
