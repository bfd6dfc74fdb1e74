import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

export interface Neighbour {
  readonly port: number;
  readonly stop: () => Promise<void>;
}

const listen = async (server: Server, sockets: Set<Socket>): Promise<Neighbour> => {
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.once('close', () => sockets.delete(socket));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    port: (server.address() as AddressInfo).port,
    stop: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((done) => server.close(done));
    },
  };
};

export const startSilent = (): Promise<Neighbour> =>
  listen(
    createServer((socket) => socket.resume()),
    new Set(),
  );

export interface Way extends Neighbour {
  /** Swallows the data of current connections; new ones work. */
  readonly swallow: () => void;
}

export const startWay = async (target: number): Promise<Way> => {
  const sockets = new Set<Socket>();
  const pairs = new Set<readonly [Socket, Socket]>();
  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1');
    const pair = [near, far] as const;
    pairs.add(pair);
    sockets.add(far);
    far.on('error', () => near.destroy());
    near.once('close', () => (pairs.delete(pair), far.destroy()));
    far.once('close', () => near.destroy());
    near.pipe(far).pipe(near);
  });
  const way = await listen(server, sockets);
  const swallow = (): void => {
    for (const [near, far] of pairs) {
      near.unpipe(far).resume();
      far.unpipe(near).resume();
      far.removeAllListeners('close');
    }
    pairs.clear();
  };
  return { ...way, swallow };
};
