import { ERASURE_WORD } from '@lacteos/contracts/privacy/consents';
import { isAdministrator, ROLES } from '@lacteos/contracts/reference/roles';
import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';

import { CONFIG, type Config } from '#config/index.js';
import type { RequestUser } from '#platform/access/index.js';
import { UnitOfWork } from '#platform/database/index.js';
import { AppError } from '#platform/errors/index.js';
import { MAIL_LANE, Mailer } from '#platform/mail/index.js';
import { Outbox } from '#platform/outbox/index.js';
import { type Person, PersonalDataRooms } from '#platform/personal-data/index.js';
import { seal, type SealKey, unseal } from '#platform/seal/index.js';
import { SecurityEvents } from '#platform/security-events/index.js';
import { OwnPasswordCheck, OwnPersons } from '#users/index.js';
import type { ErasureDto } from './erasure.dto.js';
import { erasedMail } from './erased-mail.js';

const ERASED = 'privacy.erased';

interface Erased {
  /** Sealed, because the outbox keeps messages for days. */
  readonly sealedEmail: string;
}

@Injectable()
export class ErasureService implements OnModuleInit {
  private readonly key: SealKey;

  constructor(
    private readonly persons: OwnPersons,
    private readonly rooms: PersonalDataRooms,
    private readonly check: OwnPasswordCheck,
    private readonly work: UnitOfWork,
    private readonly outbox: Outbox,
    private readonly mailer: Mailer,
    private readonly events: SecurityEvents,
    @Inject(CONFIG) config: Config,
  ) {
    this.key = { secret: config.totpKey, purpose: 'erased-email' };
  }

  onModuleInit(): void {
    this.outbox.handle<Erased>(ERASED, (erased, id) => this.sendLast(erased, id), MAIL_LANE);
  }

  /** @throws PRIVACY.STAFF_ACCOUNT */
  async obstacles(caller: RequestUser): Promise<string[]> {
    refuseStaff(caller);
    return this.rooms.obstacles(await this.persons.getPerson(caller.id));
  }

  /**
   * One transaction in all modules; ends all sessions and sends a last mail. @throws PRIVACY.STAFF_ACCOUNT,
   * PRIVACY.WORD_MISSING, AUTH.PASSWORD_WRONG, AUTH.TOO_MANY_ATTEMPTS, PRIVACY.OBSTACLES with `errors.obstacles`
   */
  async erase(caller: RequestUser, { password, word }: ErasureDto, address: string): Promise<void> {
    refuseStaff(caller);
    if (word.toUpperCase() !== ERASURE_WORD) throw new AppError('PRIVACY.WORD_MISSING');
    await this.check.check(caller, password, address);
    await this.work.run(async () => {
      const person = await this.persons.lockLeaving(caller.id);
      await this.refuseUnfinished(person);
      await this.rooms.erase(person);
      await this.outbox.add(ERASED, { sealedEmail: seal(person.email, this.key) } satisfies Erased);
    });
    this.events.record('account.erased', { subjectId: caller.id });
  }

  private async refuseUnfinished(person: Person): Promise<void> {
    const obstacles = await this.rooms.obstacles(person);
    if (obstacles.length > 0) throw new AppError('PRIVACY.OBSTACLES', { errors: { obstacles } });
  }

  private async sendLast({ sealedEmail }: Erased, messageId: number): Promise<void> {
    const email = unseal(sealedEmail, this.key);
    if (email) await this.mailer.send(erasedMail(email), messageId);
  }
}

/** Only an administrator can remove staff accounts. */
function refuseStaff({ id_role }: RequestUser): void {
  if (isAdministrator(id_role) || id_role === ROLES.cashier) throw new AppError('PRIVACY.STAFF_ACCOUNT');
}
