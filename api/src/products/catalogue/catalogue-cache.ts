import { Inject, Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';

import { CONFIG, type Config } from '../../config/index.js';
import { SharedFlights, taggedBody, type TaggedBody } from '../../platform/http/index.js';
import { CatalogueRepository, type CatalogueRow } from './catalogue.repository.js';

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
  private readonly flights = new SharedFlights<TaggedBody>();

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
  answer(key: string, place: number | null, load: () => Promise<CatalogueAnswer>): Promise<TaggedBody> {
    const { kept } = this;
    if (!kept) return load().then(({ envelope }) => taggedBody(JSON.stringify(envelope)));
    return this.flights.join(key, () => this.revalidate(kept, key, place, load));
  }

  private async revalidate(
    kept: LRUCache<string, KeptAnswer>,
    key: string,
    place: number | null,
    load: () => Promise<CatalogueAnswer>,
  ): Promise<TaggedBody> {
    const known = kept.get(key);
    // The stamp is read before the rows: a change in between makes the new answer look old, never the other way round.
    const { version, levels } = await this.catalogue.stamp(place, known?.productIds ?? []);
    if (known && known.state === stateOf(version, known.productIds, (id) => levels.get(id) ?? 0))
      return known;
    const { rows, envelope } = await load();
    const productIds = rows.map(({ id }) => id);
    const units = new Map(rows.map(({ id, countInStock }) => [id, countInStock]));
    const fresh: KeptAnswer = {
      ...taggedBody(JSON.stringify(envelope)),
      productIds,
      state: stateOf(version, productIds, (id) => units.get(id) ?? 0),
    };
    kept.set(key, fresh);
    return fresh;
  }
}

const stateOf = (version: number, ids: readonly number[], unitsOf: (id: number) => number): string =>
  `${version}|${ids.map((id) => `${id}:${unitsOf(id)}`).join(',')}`;
