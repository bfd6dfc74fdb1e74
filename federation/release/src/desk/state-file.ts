import { mkdir, readFile, readdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
const ENDING = '.json';

export interface StateFormat<T, Kept = T> {
  empty: () => T;
  upgraded: (state: Kept) => T;
}

export interface WritePace {
  /** Minimum interval between writes (0: every change), so that the cost does not grow with reports. */
  everyMs: number;
  onFailure: (error: unknown) => void;
}

const AT_ONCE: WritePace = { everyMs: 0, onFailure: () => undefined };

const withMaps = (_name: string, value: unknown): unknown =>
  value instanceof Map ? Object.fromEntries(value) : value;

export class StateFile<T> {
  private latest: T | null = null;
  private written: T | null = null;
  private queue: Promise<void> = Promise.resolve();
  private timer: NodeJS.Timeout | null = null;

  constructor(
    private readonly folder: string,
    private readonly deskName: string,
    private readonly format: StateFormat<T, never>,
    private readonly pace = AT_ONCE,
  ) {}

  async read(): Promise<T> {
    return this.readOf(`${this.deskName}${ENDING}`);
  }

  async readOthers(): Promise<T[]> {
    const names = await readdir(this.folder).catch((): string[] => []);
    const others = names.filter((name) => name.endsWith(ENDING) && name !== `${this.deskName}${ENDING}`);
    return Promise.all(others.map((name) => this.readOf(name)));
  }

  write(state: T): Promise<void> {
    this.latest = state;
    if (this.pace.everyMs === 0) return this.flush();
    this.timer ??= setTimeout(() => void this.flush().catch(this.pace.onFailure), this.pace.everyMs).unref();
    return Promise.resolve();
  }

  /** Atomically writes the latest state; resolves when it is on disk. */
  flush(): Promise<void> {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    this.queue = this.queue.catch(() => undefined).then(() => this.writeLatest());
    return this.queue;
  }

  private async writeLatest(): Promise<void> {
    const { latest } = this;
    if (latest === this.written) return;
    await this.replace(JSON.stringify(latest, withMaps));
    this.written = latest;
  }

  private async replace(text: string): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    const file = join(this.folder, `${this.deskName}${ENDING}`);
    await writeFile(`${file}.tmp`, text);
    await rename(`${file}.tmp`, file);
  }

  private async readOf(name: string): Promise<T> {
    try {
      return this.format.upgraded(JSON.parse(await readFile(join(this.folder, name), 'utf8')) as never);
    } catch {
      return this.format.empty();
    }
  }
}
