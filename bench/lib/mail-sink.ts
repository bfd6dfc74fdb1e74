import { createServer, type AddressInfo, type Socket } from 'node:net';

const SUBJECT = 'Subject: ';

/** An SMTP server that takes every mail and keeps none. */
export interface MailSink {
  readonly url: string;
  /** Mails taken so far. */
  readonly count: () => number;
  /** Their subjects, as far as they need no encoding. */
  readonly subjects: readonly string[];
  readonly stop: () => void;
}

/** Opens a sink that answers each packet of commands at once. */
export async function openMailSink(): Promise<MailSink> {
  let mails = 0;
  const subjects: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer({ noDelay: true }, (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy());
    socket.write('220 sink\r\n');
    takeMails(socket, () => (mails += 1), subjects);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    count: () => mails,
    subjects,
    stop: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

function takeMails(socket: Socket, onMail: () => void, subjects: string[]): void {
  let rest = '';
  let isData = false;
  const answerTo = (line: string): string => {
    if (isData && line.startsWith(SUBJECT)) subjects.push(line.slice(SUBJECT.length));
    if (isData && line !== '.') return '';
    if (isData) onMail();
    const command = isData ? '' : line.slice(0, 4).toUpperCase();
    isData = command === 'DATA';
    if (command === 'EHLO') return '250-sink\r\n250 PIPELINING\r\n';
    return isData ? '354 go on\r\n' : '250 ok\r\n';
  };
  socket.on('data', (chunk) => {
    const lines = (rest + chunk.toString('latin1')).split('\r\n');
    rest = lines.pop() ?? '';
    const answers = lines.map(answerTo).join('');
    if (answers) socket.write(answers);
  });
}
