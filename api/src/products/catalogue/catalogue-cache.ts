import { colombianToday } from '@lacteos/contracts/time/colombian-day';
import { Inject, Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';

import { CONFIG, type Config } from '#config/index.js';
import { Clock } from '#platform/clock/index.js';
import { BatchQueue, SingleFlight, taggedBody, type TaggedBody } from '#platform/http/index.js';
import { CatalogueRepository, type CatalogueRow, type CatalogueStamp } from './catalogue.repository.js';

export interface CatalogueAnswer {
  readonly rows: readonly CatalogueRow[];
  readonly envelope: object;
}
interface CachedAnswer extends TaggedBody {
  readonly productIds: readonly number[];
  readonly state: string;
}

const MAX_CHARACTERS = 8_000_000;

/** Each use checks the database, so that changes of stock and price show at once on every replica. */
@Injectable()
export class CatalogueCache {
  private readonly kept: LRUCache<string, CachedAnswer> | null;
  private readonly stamps = new Map<number | null, BatchQueue<readonly number[], CatalogueStamp>>();
  private readonly rebuilds = new SingleFlight<TaggedBody>();

  constructor(
    private readonly catalogue: CatalogueRepository,
    private readonly clock: Clock,
    @Inject(CONFIG) config: Config,
  ) {
    const max = config.catalogueCacheEntries;
    this.kept =
      max === 0
        ? null
        : new LRUCache({ max, maxSize: MAX_CHARACTERS, sizeCalculation: ({ body }) => body.length });
  }

  /** @param key identifies query and store @param location store id of the stock; null for none */
  async answer(
    key: string,
    location: number | null,
    load: () => Promise<CatalogueAnswer>,
  ): Promise<TaggedBody> {
    const { kept } = this;
    if (!kept) return taggedBody(JSON.stringify((await load()).envelope));
    const known = kept.get(key);
    const { version, levels } = await this.stampsOf(location).add(known?.productIds ?? []);
    // VAT can change at midnight.
    const data = `${colombianToday(this.clock)}|${version}`;
    if (known && known.state === stateOf(data, known.productIds, levels)) return known;
    // Reads the stamp before the rows, so that a concurrent change makes the answer stale, never falsely current.
    return this.rebuilds.join(key, async () => {
      const fresh = cachedAnswer(data, await load());
      kept.set(key, fresh);
      return fresh;
    });
  }

  private stampsOf(location: number | null): BatchQueue<readonly number[], CatalogueStamp> {
    const known = this.stamps.get(location);
    if (known) return known;
    const stamps = new BatchQueue((asked: readonly (readonly number[])[]) =>
      this.catalogue.stamp(location, [...new Set(asked.flat())]),
    );
    this.stamps.set(location, stamps);
    return stamps;
  }
}

function cachedAnswer(data: string, { rows, envelope }: CatalogueAnswer): CachedAnswer {
  const productIds = rows.map(({ id }) => id);
  const levels = new Map(rows.map(({ id, countInStock }) => [id, countInStock]));
  return {
    ...taggedBody(JSON.stringify(envelope)),
    productIds,
    state: stateOf(data, productIds, levels),
  };
}

const stateOf = (data: string, ids: readonly number[], levels: ReadonlyMap<number, number>): string =>
  `${data}|${ids.map((id) => `${id}:${levels.get(id) ?? 0}`).join(',')}`;
