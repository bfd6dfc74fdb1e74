import { get, type ClientRequest, type IncomingMessage } from 'node:http';

/** Tabs connect from several loopback addresses, as offices do. */
const TABS_PER_ADDRESS = 100;

export class OpenTabs {
  /** Times (`performance.now()`) when tabs learned of a new partner, by its id. */
  readonly toldAt = new Map<string, number[]>();
  ended = 0;
  private readonly requests: ClientRequest[] = [];

  constructor(
    private readonly url: string,
    private readonly token: string,
  ) {}

  /** Opens so many, fifty at once. @throws when one is refused */
  async open(count: number): Promise<void> {
    for (let opened = 0; opened < count; opened += 50)
      await Promise.all(
        Array.from({ length: Math.min(50, count - opened) }, (_, index) => this.openOne(opened + index)),
      );
  }

  close(): void {
    for (const request of this.requests) request.destroy();
  }

  private openOne(index: number): Promise<void> {
    const localAddress = `127.0.1.${1 + Math.floor(index / TABS_PER_ADDRESS)}`;
    const headers = { accept: 'text/event-stream', authorization: `Bearer ${this.token}` };
    return new Promise((opened, refused) => {
      const request = get(`${this.url}/api/admin/live`, { agent: false, localAddress, headers }, (answer) => {
        if (answer.statusCode === 200) opened();
        else refused(new Error(`a tab was answered with ${answer.statusCode}`));
        this.read(answer);
      });
      request.on('error', refused);
      this.requests.push(request);
    });
  }

  private read(answer: IncomingMessage): void {
    answer.setEncoding('utf8');
    answer.on('data', (part: string) => {
      for (const [, id = ''] of part.matchAll(/"subject":"partner","id":"(\d+)"/g)) {
        const times = this.toldAt.get(id) ?? [];
        times.push(performance.now());
        this.toldAt.set(id, times);
      }
    });
    answer.on('error', () => undefined);
    answer.on('close', () => (this.ended += 1));
  }
}
