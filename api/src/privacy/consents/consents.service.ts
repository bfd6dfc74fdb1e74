import {
  CONSENT_PURPOSE_NAMES,
  type ConsentChannel,
  type ConsentPurpose,
} from '@lacteos/contracts/privacy/consents';
import { Injectable, type OnModuleInit } from '@nestjs/common';

import { LegalTextsService } from '#legal/index.js';
import { Clock } from '#platform/clock/index.js';
import { UnitOfWork } from '#platform/database/index.js';
import { AppError } from '#platform/errors/index.js';
import { NewAccounts, type SignUpChoices } from '#users/index.js';
import type { ConsentEntity } from './consent.entity.js';
import type { ConsentDecisionDto, ConsentDto, ConsentsDto } from './consents.dto.js';
import { ConsentsRepository } from './consents.repository.js';

@Injectable()
export class ConsentsService implements OnModuleInit {
  constructor(
    private readonly consents: ConsentsRepository,
    private readonly texts: LegalTextsService,
    private readonly accounts: NewAccounts,
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.accounts.onSignUp((choices) => this.recordSignUp(choices));
  }

  async getConsents(userId: number): Promise<ConsentsDto> {
    const { version } = await this.texts.get('datos');
    const history = await this.consents.findByUser(userId);
    const newest = newestOf(history);
    return {
      policyVersion: version,
      isAnswerDue: (newest.get('contract')?.textVersion ?? 0) < version,
      purposes: CONSENT_PURPOSE_NAMES.map((purpose) => ({
        purpose,
        isGiven: newest.get(purpose)?.isGiven ?? false,
      })),
      history: history.map(consentView),
    };
  }

  /** @throws PRIVACY.CONSENT_NEEDED for withdrawing a required one, LEGAL.NOT_FOUND for an unknown version */
  async decide(userId: number, decision: ConsentDecisionDto): Promise<ConsentsDto> {
    const { purpose, isGiven, policyVersion, channel } = decision;
    if (purpose === 'contract' && !isGiven) throw new AppError('PRIVACY.CONSENT_NEEDED');
    const last = newestOf(await this.consents.findByUser(userId)).get(purpose);
    if (last?.isGiven !== isGiven || last.textVersion !== policyVersion)
      await this.record(userId, [[purpose, isGiven]], policyVersion, channel);
    return this.getConsents(userId);
  }

  /** Sign-up requires the first purpose; the other is optional. */
  private async recordSignUp({ userId, policyVersion, marketing }: SignUpChoices): Promise<void> {
    const version = policyVersion ?? (await this.texts.get('datos')).version;
    await this.record(
      userId,
      [
        ['contract', true],
        ['marketing', marketing],
      ],
      version,
      'sign-up',
    );
  }

  private async record(
    userId: number,
    decisions: readonly (readonly [ConsentPurpose, boolean])[],
    version: number,
    channel: ConsentChannel,
  ): Promise<void> {
    const text = await this.texts.accepted('datos', version);
    if (!text) throw new AppError('LEGAL.NOT_FOUND');
    const at = this.clock.now();
    const shown = { textVersion: text.version, textHash: text.hash, channel, at };
    await this.work.run(() =>
      this.consents.insert(decisions.map(([purpose, isGiven]) => ({ userId, purpose, isGiven, ...shown }))),
    );
  }
}

const newestOf = (history: readonly ConsentEntity[]): ReadonlyMap<ConsentPurpose, ConsentEntity> =>
  new Map([...history].reverse().map((row) => [row.purpose, row]));

const consentView = ({
  purpose,
  isGiven,
  textVersion,
  textHash,
  channel,
  at,
}: ConsentEntity): ConsentDto => ({
  purpose,
  isGiven,
  textVersion,
  textHash,
  channel,
  at: at.toISOString(),
});
