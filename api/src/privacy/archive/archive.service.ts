import { type PassThrough, Readable } from 'node:stream';

import { colombianToday } from '@lacteos/contracts/time/colombian-day';
import { Inject, Injectable } from '@nestjs/common';
import { ZipFile } from 'yazl';

import { CONFIG, type Config } from '#config/index.js';
import { AccountReader, type RequestUser } from '#platform/access/index.js';
import { Clock } from '#platform/clock/index.js';
import { AppError } from '#platform/errors/index.js';
import { type Person, PersonalDataRooms } from '#platform/personal-data/index.js';
import { seal, type SealKey, unseal } from '#platform/seal/index.js';
import { SecurityEvents } from '#platform/security-events/index.js';
import { AccountNotices, OwnPasswordCheck, OwnPersons } from '#users/index.js';
import { indexHtml, sectionHtml, sectionJson } from './archive-texts.js';

const PATH = '/api/account/data';
const OPEN_MS = 5 * 60_000;

export interface Archive {
  readonly name: string;
  readonly file: Readable;
}

/** 'Mis datos': a ZIP streamed to the caller and stored nowhere. */
@Injectable()
export class ArchiveService {
  private readonly key: SealKey;

  constructor(
    private readonly persons: OwnPersons,
    private readonly rooms: PersonalDataRooms,
    private readonly check: OwnPasswordCheck,
    private readonly notices: AccountNotices,
    private readonly accounts: AccountReader,
    private readonly events: SecurityEvents,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {
    this.key = { secret: config.totpKey, purpose: 'archive' };
  }

  /** Valid for five minutes, within the session. @throws AUTH.PASSWORD_WRONG, AUTH.TOO_MANY_ATTEMPTS */
  async addressFor(caller: RequestUser, password: string, address: string): Promise<string> {
    await this.check.check(caller, password, address);
    this.events.record('data.exported', { subjectId: caller.id });
    const until = this.clock.now().getTime() + OPEN_MS;
    return `${PATH}?key=${encodeURIComponent(seal(`${caller.sessionId} ${caller.keyVersion} ${until}`, this.key))}`;
  }

  /** Holds one page of rows in memory. @throws PRIVACY.ADDRESS_EXPIRED */
  async open(key: string): Promise<Archive> {
    const [sessionId = '', version, until] = unseal(key, this.key)?.split(' ') ?? [];
    const isOpen = Number(until) >= this.clock.now().getTime();
    const user = isOpen ? await this.accounts.findSignedIn(sessionId) : null;
    if (!user || user.keyVersion !== Number(version)) throw new AppError('PRIVACY.ADDRESS_EXPIRED');
    const day = colombianToday(this.clock);
    const person = await this.persons.getPerson(user.id);
    await this.notices.add('export', person);
    return { name: `mis-datos-${day}.zip`, file: await this.zipOf(person, day) };
  }

  private async zipOf(person: Person, day: string): Promise<Readable> {
    const sections = this.rooms.sections(person);
    const files = await this.rooms.files(person);
    const zip = new ZipFile();
    const output = zip.outputStream as PassThrough;
    // Every entry adds a listener.
    output.setMaxListeners(0);
    const add = (name: string, texts: AsyncIterable<string | Buffer>): void => {
      const stream = Readable.from(texts, { objectMode: false });
      stream.once('error', (error) => output.destroy(error));
      output.once('close', () => stream.destroy());
      zip.addReadStream(stream, name);
    };
    zip.addBuffer(
      Buffer.from(
        indexHtml(
          sections,
          files.map(({ name }) => name),
          day,
        ),
      ),
      'LEAME.html',
    );
    for (const section of sections) {
      add(`${section.name}.html`, sectionHtml(section));
      add(`${section.name}.json`, sectionJson(section));
    }
    for (const { name, read } of files) add(name, bytesOf(read));
    zip.end();
    const tooLong = (): void => void output.destroy(new Error('an archive took too long'));
    const timer = setTimeout(tooLong, this.config.exportTimeoutSeconds * 1_000).unref();
    return output.once('close', () => clearTimeout(timer));
  }
}

async function* bytesOf(read: () => Promise<Buffer | null>): AsyncIterable<Buffer> {
  yield (await read()) ?? Buffer.alloc(0);
}
