import { mkdir, readFile, readdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { emptyState, upgraded, type DeskState } from './desk-state.js';

const ENDING = '.json';

/** Where a desk keeps its state: a file of its own in a folder that desks may share. */
export class StateFile {
  private latest: DeskState | null = null;
  private written: DeskState | null = null;
  private queue: Promise<void> = Promise.resolve();

  constructor(
    private readonly folder: string,
    private readonly deskName: string,
  ) {}

  /** The state of this desk; an unreadable file counts as none. */
  async read(): Promise<DeskState> {
    return this.readOf(`${this.deskName}${ENDING}`);
  }

  /** States of the other desks of the folder. */
  async readOthers(): Promise<DeskState[]> {
    const names = await readdir(this.folder).catch((): string[] => []);
    const others = names.filter((name) => name.endsWith(ENDING) && name !== `${this.deskName}${ENDING}`);
    return Promise.all(others.map((name) => this.readOf(name)));
  }

  /** Writes the state in place of the one before, whole or not at all; done when this one or a later one is on the disk. */
  write(state: DeskState): Promise<void> {
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

  private async readOf(name: string): Promise<DeskState> {
    try {
      const state = JSON.parse(await readFile(join(this.folder, name), 'utf8')) as DeskState | { version: 0 };
      return state.version === 0 ? emptyState() : upgraded(state);
    } catch {
      return emptyState();
    }
  }
}
