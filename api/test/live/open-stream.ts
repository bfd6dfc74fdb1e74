import { type ClientRequest, get, type IncomingMessage } from 'node:http';
import type { LiveChangesDto } from '../../src/live/index.js';
import type { TestApi } from '../test-api.js';

/** A stream of live updates as a browser reads it. */
export class OpenStream {
  readonly news: LiveChangesDto[] = [];
  /** Reason of the server's close; null while open. */
  endedBy: string | null = null;
  isClosed = false;
  private text = '';
  private wake: () => void = () => undefined;

  private constructor(
    readonly status: number,
    private readonly request: ClientRequest,
    answer: IncomingMessage,
  ) {
    answer.setEncoding('utf8');
    answer.on('data', (part: string) => this.readPart(part));
    answer.on('error', () => undefined);
    answer.on('close', () => {
      this.isClosed = true;
      this.wake();
    });
  }

  static async open(api: Pick<TestApi, 'origin'>, token: string, cursor?: string): Promise<OpenStream> {
    const headers = {
      accept: 'text/event-stream',
      authorization: `Bearer ${token}`,
      ...(cursor ? { 'last-event-id': cursor } : {}),
    };
    const stream = await new Promise<OpenStream>((opened, failed) => {
      const request: ClientRequest = get(
        `${api.origin}/api/admin/live`,
        { agent: false, headers },
        (answer) => opened(new OpenStream(answer.statusCode ?? 0, request, answer)),
      );
      request.on('error', failed);
    });
    await stream.until(() => stream.news.length > 0 || stream.isClosed);
    return stream;
  }

  get changes(): LiveChangesDto['changes'] {
    return this.news.flatMap(({ changes }) => changes);
  }

  get names(): string[] {
    return this.changes.map(({ name }) => name);
  }

  get ids(): string[] {
    return this.changes.map(({ id }) => id);
  }

  async until(condition: () => boolean): Promise<void> {
    while (!condition()) await new Promise<void>((done) => (this.wake = done));
  }

  close(): void {
    this.request.destroy();
  }

  private readPart(part: string): void {
    const events = `${this.text}${part}`.split('\n\n');
    this.text = events.pop() ?? '';
    for (const event of events) this.addEvent(event);
    this.wake();
  }

  private addEvent(event: string): void {
    const data = /^data: (.*)$/m.exec(event)?.[1];
    if (data === undefined) return;
    if (event.includes('event: end')) this.endedBy = data;
    else this.news.push(JSON.parse(data) as LiveChangesDto);
  }
}
