import { mkdir, readFile, readdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
const ENDING = '.json';

/** What a file holds: nothing yet, and the present form of what an earlier version wrote. */
export interface StateFormat<T> {
  empty: () => T;
  upgraded: (state: T) => T;
}

/** Where a desk keeps a state: a file of its own in a folder that desks may share. */
export class StateFile<T> {
  private latest: T | null = null;
  private written: T | null = null;
  private queue: Promise<void> = Promise.resolve();

  constructor(
    private readonly folder: string,
    private readonly deskName: string,
    private readonly format: StateFormat<T>,
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

  /** Writes the state in place of the one before, whole or not at all; done when this one or a later one is on the disk. */
  write(state: T): Promise<void> {
    this.latest = state;
    this.queue = this.queue.catch(() => undefined).then(() => this.writeLatest());
    return this.queue;
  }

  private async writeLatest(): Promise<void> {
    const { latest } = this;
    if (latest === this.written) return;
    await this.replace(JSON.stringify(latest));
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
      return this.format.upgraded(JSON.parse(await readFile(join(this.folder, name), 'utf8')) as T);
    } catch {
      return this.format.empty();
    }
  }
}
