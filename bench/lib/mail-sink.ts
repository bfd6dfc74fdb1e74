import { createServer, type AddressInfo, type Socket } from 'node:net';

const SUBJECT = 'Subject: ';
const MESSAGE_ID = 'Message-ID: ';

export interface MailSink {
  readonly url: string;
  readonly count: () => number;
  readonly subjects: readonly string[];
  readonly messageIds: readonly string[];
  readonly stop: () => void;
}

interface Taken {
  mails: number;
  readonly subjects: string[];
  readonly messageIds: string[];
}

/** Answers each packet of commands at once, or hangs up after each mail. */
export async function openMailSink({ hangsUp = false } = {}): Promise<MailSink> {
  const taken: Taken = { mails: 0, subjects: [], messageIds: [] };
  const sockets = new Set<Socket>();
  const server = createServer({ noDelay: true }, (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket)).on('error', () => socket.destroy());
    socket.write('220 sink\r\n');
    takeMails(socket, taken, hangsUp);
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    count: () => taken.mails,
    subjects: taken.subjects,
    messageIds: taken.messageIds,
    stop: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

function takeMails(socket: Socket, taken: Taken, hangsUp: boolean): void {
  let rest = '';
  let isData = false;
  const answerTo = (line: string): string => {
    if (isData && line.startsWith(SUBJECT)) taken.subjects.push(line.slice(SUBJECT.length));
    if (isData && line.startsWith(MESSAGE_ID)) taken.messageIds.push(line.slice(MESSAGE_ID.length));
    if (isData && line !== '.') return '';
    if (isData) taken.mails += 1;
    if (isData && hangsUp) socket.destroy();
    const command = isData ? '' : line.slice(0, 4).toUpperCase();
    isData = command === 'DATA';
    if (command === 'EHLO') return '250-sink\r\n250 PIPELINING\r\n';
    return isData ? '354 go on\r\n' : '250 ok\r\n';
  };
  socket.on('data', (chunk) => {
    const lines = (rest + chunk.toString('latin1')).split('\r\n');
    rest = lines.pop() ?? '';
    const answers = lines.map(answerTo).join('');
    if (answers && !socket.destroyed) socket.write(answers);
  });
}
