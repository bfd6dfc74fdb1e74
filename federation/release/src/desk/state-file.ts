import { mkdir, readFile, readdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
const ENDING = '.json';

/** What a file holds: nothing yet, and the present form of what an earlier version wrote. */
export interface StateFormat<T, Kept = T> {
  empty: () => T;
  upgraded: (state: Kept) => T;
}

/** When a file is written. */
export interface WritePace {
  /** At most once in so long, so that its cost does not grow with what is reported; 0: at every change. */
  everyMs: number;
  /** Called when a write that nobody waits for fails; the next one tries again. */
  onFailure: (error: unknown) => void;
}

const AT_ONCE: WritePace = { everyMs: 0, onFailure: () => undefined };

const withMaps = (_name: string, value: unknown): unknown =>
  value instanceof Map ? Object.fromEntries(value) : value;

/** Where a desk keeps a state: a file of its own in a folder that desks may share. */
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

  /** The state of this desk; an unreadable file counts as none. */
  async read(): Promise<T> {
    return this.readOf(`${this.deskName}${ENDING}`);
  }

  /** States of the other desks of the folder. */
  async readOthers(): Promise<T[]> {
    const names = await readdir(this.folder).catch((): string[] => []);
    const others = names.filter((name) => name.endsWith(ENDING) && name !== `${this.deskName}${ENDING}`);
    return Promise.all(others.map((name) => this.readOf(name)));
  }

  /** Keeps the state: on the disk when the pace allows it, at once without one. */
  write(state: T): Promise<void> {
    this.latest = state;
    if (this.pace.everyMs === 0) return this.flush();
    this.timer ??= setTimeout(() => void this.flush().catch(this.pace.onFailure), this.pace.everyMs).unref();
    return Promise.resolve();
  }

  /** Writes the latest state in place of the one before, whole or not at all; done when it is on the disk. */
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
