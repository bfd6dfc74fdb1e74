import { Inject, Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';

import { CONFIG, type Config } from '../../config/index.js';
import { GatheredFlights, SharedFlights, taggedBody, type TaggedBody } from '../../platform/http/index.js';
import { CatalogueRepository, type CatalogueRow, type CatalogueStamp } from './catalogue.repository.js';

/** An answer of the catalogue before it is serialised, with the rows that it shows. */
export interface CatalogueAnswer {
  readonly rows: readonly CatalogueRow[];
  readonly envelope: object;
}
interface KeptAnswer extends TaggedBody {
  readonly productIds: readonly number[];
  /** State of the database that the answer shows. */
  readonly state: string;
}

/** Answers that are being kept take at most this many characters together. */
const MAX_CHARACTERS = 8_000_000;

/**
 * Keeps serialised answers of the catalogue. Every use first compares them with the database in one statement on primary
 * keys, shared by all who ask at that moment: a change of stock or price shows at once, on every replica.
 */
@Injectable()
export class CatalogueCache {
  private readonly kept: LRUCache<string, KeptAnswer> | null;
  private readonly stamps = new Map<number | null, GatheredFlights<readonly number[], CatalogueStamp>>();
  private readonly rebuilds = new SharedFlights<TaggedBody>();

  constructor(
    private readonly catalogue: CatalogueRepository,
    @Inject(CONFIG) config: Config,
  ) {
    const max = config.catalogueCacheEntries;
    this.kept =
      max === 0
        ? null
        : new LRUCache({ max, maxSize: MAX_CHARACTERS, sizeCalculation: ({ body }) => body.length });
  }

  /**
   * The kept answer if nothing that it shows has changed, otherwise a new one.
   * @param key tells the question and the place apart from all others
   * @param place the store id whose stock it shows; null shows none
   */
  async answer(key: string, place: number | null, load: () => Promise<CatalogueAnswer>): Promise<TaggedBody> {
    const { kept } = this;
    if (!kept) return taggedBody(JSON.stringify((await load()).envelope));
    const known = kept.get(key);
    const { version, levels } = await this.stampsOf(place).join(known?.productIds ?? []);
    if (known && known.state === stateOf(version, known.productIds, levels)) return known;
    // The stamp was read before the rows: a change in between makes the new answer look old, never the other way round.
    return this.rebuilds.join(key, async () => {
      const fresh = keptAnswer(version, await load());
      kept.set(key, fresh);
      return fresh;
    });
  }

  private stampsOf(place: number | null): GatheredFlights<readonly number[], CatalogueStamp> {
    const known = this.stamps.get(place);
    if (known) return known;
    const stamps = new GatheredFlights((asked: readonly (readonly number[])[]) =>
      this.catalogue.stamp(place, [...new Set(asked.flat())]),
    );
    this.stamps.set(place, stamps);
    return stamps;
  }
}

function keptAnswer(version: number, { rows, envelope }: CatalogueAnswer): KeptAnswer {
  const productIds = rows.map(({ id }) => id);
  const levels = new Map(rows.map(({ id, countInStock }) => [id, countInStock]));
  return {
    ...taggedBody(JSON.stringify(envelope)),
    productIds,
    state: stateOf(version, productIds, levels),
  };
}

const stateOf = (version: number, ids: readonly number[], levels: ReadonlyMap<number, number>): string =>
  `${version}|${ids.map((id) => `${id}:${levels.get(id) ?? 0}`).join(',')}`;
