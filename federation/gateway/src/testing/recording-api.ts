import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface SeenRequest {
  url: string | undefined;
  method: string | undefined;
  headers: IncomingMessage['headers'];
  size: number;
}

export class RecordingApi {
  readonly seen: SeenRequest[] = [];
  connections = 0;
  finished = 0;
  open = 0;
  answer: (response: ServerResponse) => void = (response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end('{"success":true,"data":null}');
  };
  private readonly server: Server = createServer((request, response) => {
    let size = 0;
    request.on('data', (chunk: Buffer) => (size += chunk.length));
    request.on('end', () => {
      const { url, method, headers } = request;
      this.seen.push({ url, method, headers, size });
      response.on('finish', () => (this.finished += 1));
      this.answer(response);
    });
  }).on('connection', (socket) => {
    this.connections += 1;
    this.open += 1;
    socket.on('close', () => (this.open -= 1));
  });

  async start(): Promise<string> {
    await new Promise<void>((done) => this.server.listen(0, '127.0.0.1', done));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  stop(): Promise<unknown> {
    this.server.closeAllConnections();
    return new Promise((done) => this.server.close(done));
  }
}
