import { Injectable } from '@nestjs/common';

import { Clock } from '#platform/clock/index.js';
import type { ClaimEntity, ClaimEntryEntity } from '../claim/claim.entity.js';
import { numberOf } from '../claim/claim-texts.js';
import { documentKey } from '../claim/document-key.js';
import { ClaimFilesRepository } from '../files/claim-files.repository.js';
import { ClaimsOfPersonRepository } from './claims-of-person.repository.js';

export interface Person {
  readonly userId: number | null;
  readonly idType: string;
  readonly document: string;
  readonly email: string;
}
export interface StoredClaim {
  readonly number: string;
  readonly claim: ClaimEntity;
  readonly entries: readonly ClaimEntryEntity[];
  readonly files: readonly { name: string; bytes: Buffer }[];
}

export const SHOWN_ENTRIES: ReadonlySet<string> = new Set([
  'received',
  'answer',
  'reply',
  'prolonged',
  'closed',
]);

@Injectable()
export class ClaimsOfPerson {
  constructor(
    private readonly claims: ClaimsOfPersonRepository,
    private readonly files: ClaimFilesRepository,
    private readonly clock: Clock,
  ) {}

  async find(person: Person): Promise<StoredClaim[]> {
    const claims = await this.claims.findByClaimant(claimantOf(person));
    const entries = claims.length === 0 ? [] : await this.claims.entriesOf(claims.map(({ id }) => id));
    return Promise.all(
      claims.map(async (claim) => ({
        number: numberOf(claim),
        claim,
        entries: entries.filter(({ claimId, kind }) => claimId === claim.id && SHOWN_ENTRIES.has(kind)),
        files: await this.filesOf(claim.id),
      })),
    );
  }

  async erase(person: Person): Promise<number> {
    const claims = await this.claims.findByClaimant(claimantOf(person));
    await this.claims.anonymise(
      claims.map(({ id }) => id),
      this.clock.now(),
    );
    return claims.length;
  }

  private async filesOf(claimId: number): Promise<{ name: string; bytes: Buffer }[]> {
    const files = await this.files.ofClaim(claimId);
    return Promise.all(files.map(async ({ id, name }) => ({ name, bytes: await this.files.bytesOf(id) })));
  }
}

const claimantOf = ({ userId, idType, document, email }: Person) => ({
  userId,
  documentKey: documentKey(idType, document),
  email,
});
