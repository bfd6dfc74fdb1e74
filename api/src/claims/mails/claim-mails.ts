import { Inject, Injectable, type OnModuleInit } from '@nestjs/common';

import { CONFIG, type Config } from '#config/index.js';
import { MAIL_LANE, Mailer } from '#platform/mail/index.js';
import { Outbox } from '#platform/outbox/index.js';
import { EmailVerification } from '#users/index.js';
import type { ClaimEntity, ClaimEntryEntity } from '../claim/claim.entity.js';
import {
  answeredText,
  claimMail,
  type ClaimMailText,
  closedText,
  prolongedText,
  receivedText,
  repliedText,
} from '../claim/claim-texts.js';
import { ClaimsRepository } from '../claim/claims.repository.js';
import { ClaimFilesRepository } from '../files/claim-files.repository.js';

/** The outbox payload names rows, no people. */
const CLAIM_MAIL = 'claims.mail';
interface ClaimMailed {
  claimId: number;
  entryId: number;
}

@Injectable()
export class ClaimMails implements OnModuleInit {
  constructor(
    private readonly outbox: Outbox,
    private readonly claims: ClaimsRepository,
    private readonly files: ClaimFilesRepository,
    private readonly verification: EmailVerification,
    private readonly mailer: Mailer,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.outbox.handle<ClaimMailed>(CLAIM_MAIL, (mail, messageId) => this.send(mail, messageId), MAIL_LANE);
  }

  async add(claimId: number, entryId: number): Promise<void> {
    await this.outbox.add(CLAIM_MAIL, { claimId, entryId } satisfies ClaimMailed);
  }

  private async send({ claimId, entryId }: ClaimMailed, messageId: number): Promise<void> {
    const [claim, entry] = [await this.claims.find(claimId), await this.claims.findEntry(entryId)];
    // Erased people have no address.
    if (!claim?.email || !entry) return;
    const text = await this.textOf(claim, entry);
    if (!text) return;
    const mail = claimMail(claim, text, this.config.publicUrl);
    const send = (): Promise<void> => this.mailer.send(mail, messageId);
    // Mails that strangers cause are limited per address; mails of staff are not.
    if (entry.authorId === null) await this.verification.withinBudget(claim.email, send, 'claim');
    else await send();
  }

  private async textOf(
    claim: ClaimEntity,
    { id, kind, text }: ClaimEntryEntity,
  ): Promise<ClaimMailText | null> {
    if (kind === 'received') return receivedText(claim);
    if (kind === 'reply') return repliedText(claim);
    if (kind === 'prolonged') return prolongedText(claim, text);
    if (kind === 'closed') return closedText(claim);
    if (kind !== 'answer') return null;
    const files = (await this.files.ofClaim(claim.id)).filter(({ entryId }) => entryId === id);
    return answeredText(claim, text, files.length);
  }
}
