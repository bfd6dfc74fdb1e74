import { createHash } from 'node:crypto';

import { isDuplicateKey, UnitOfWork } from '#platform/database/index.js';
import { seal, type SealKey, unseal } from '#platform/seal/index.js';
import type { SiigoSettings } from './siigo-client.js';
import { SiigoTokenEntity } from './siigo-token.entity.js';
import type { SiigoToken, SiigoTokenStore } from './siigo-tokens.js';

/** Shares the token through the database. One replica renews it; the claim of a killed one expires. */
export class SiigoTokenRepository implements SiigoTokenStore {
  private readonly account: string;
  private readonly key: SealKey;

  constructor(
    private readonly work: UnitOfWork,
    private readonly settings: Pick<SiigoSettings, 'url' | 'username' | 'accessKey'>,
  ) {
    this.account = createHash('sha256').update(`${settings.url}\n${settings.username}`).digest('hex');
    this.key = { secret: settings.accessKey, purpose: 'siigo-token' };
  }

  async read(): Promise<SiigoToken | null> {
    const row = await this.work.manager.findOneBy(SiigoTokenEntity, { account: this.account });
    if (!row?.sealedToken || !row.renewAt) return null;
    const value = unseal(row.sealedToken, this.key);
    return value === null ? null : { value, renewAt: row.renewAt.getTime() };
  }

  async claim(now: number, until: number): Promise<boolean> {
    await this.ensureRow();
    const result = await this.work.manager
      .createQueryBuilder()
      .update(SiigoTokenEntity)
      .set({ claimedUntil: new Date(until) })
      .where('account = :account AND (claimed_until IS NULL OR claimed_until <= :now)', {
        account: this.account,
        now: new Date(now),
      })
      .execute();
    return result.affected === 1;
  }

  async write({ value, renewAt }: SiigoToken): Promise<void> {
    const sealedToken = seal(value, this.key);
    await this.change({ sealedToken, renewAt: new Date(renewAt), claimedUntil: null });
  }

  release(): Promise<void> {
    return this.change({ claimedUntil: null });
  }

  private async change(change: Partial<SiigoTokenEntity>): Promise<void> {
    await this.work.manager.update(SiigoTokenEntity, { account: this.account }, change);
  }

  private async ensureRow(): Promise<void> {
    const { manager } = this.work;
    if (await manager.existsBy(SiigoTokenEntity, { account: this.account })) return;
    try {
      await manager.insert(SiigoTokenEntity, { account: this.account });
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
  }
}
