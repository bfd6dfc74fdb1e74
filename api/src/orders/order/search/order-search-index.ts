import type { Centavos } from '@lacteos/contracts/money/money';
import { Injectable } from '@nestjs/common';

import type { Statement } from '#platform/database/index.js';
import type { SearchWord } from './prefix-condition.js';
import { OrderSearchRepository, type TermRange } from './order-search.repository.js';
import type { OrderSearch } from './order-search.js';
import {
  exactPrefixTerm,
  type InvoiceNumber,
  invoiceOfTerm,
  invoiceTerms,
  isExactTerm,
  isName,
  pairTerm,
  searchTerms,
  tokenize,
} from './search-words.js';

export const MAX_CANDIDATES = 2_000;
const MAX_ADDED_WORDS = 4;
const MAX_SPELLINGS = 8;

/** More than MAX_CANDIDATES matches. */
export interface CommonSearch {
  words: readonly SearchWord[];
  documentPrefix: string | null;
  terms: readonly string[] | null;
  others: readonly SearchWord[];
}
export interface FoundOrders {
  ids: readonly number[];
  common: CommonSearch | null;
}
interface AccessPath {
  range: TermRange;
  others: readonly SearchWord[];
}
type ByWords = Omit<CommonSearch, 'documentPrefix'>;

const NO_MATCHES = { ids: [], common: null };
const NO_WORDS: ByWords = { words: [], terms: null, others: [] };

@Injectable()
export class OrderSearchIndex {
  constructor(private readonly index: OrderSearchRepository) {}

  /** `total` in centavos. */
  buildAdd(orderId: number, total: Centavos, words: readonly string[]): Statement[] {
    return words.length === 0 ? [] : [this.index.buildAdd(orderId, total, searchTerms(words))];
  }

  /** Runs in the caller's transaction. */
  async addTexts(orderId: number, texts: readonly (string | null | undefined)[]): Promise<void> {
    const words = tokenize(texts.filter(Boolean).join(' ')).slice(0, MAX_ADDED_WORDS);
    if (words.length === 0) return;
    const earlier = words.some(isName) ? await this.index.termsOf(orderId) : [];
    await this.index.addToPlaced(orderId, searchTerms(words, earlier));
  }

  /** Runs in the caller's transaction. */
  async addInvoice(orderId: number, invoice: InvoiceNumber): Promise<void> {
    await this.index.addToPlaced(orderId, invoiceTerms(invoice));
  }

  async invoicesOf(orderIds: readonly number[]): Promise<ReadonlyMap<number, readonly string[]>> {
    const terms = await this.index.invoiceTermsOf(orderIds);
    const numbers = new Map<number, string[]>();
    for (const { orderId, term } of terms)
      numbers.set(orderId, [...(numbers.get(orderId) ?? []), invoiceOfTerm(term) ?? term]);
    return numbers;
  }

  async find(search: OrderSearch): Promise<FoundOrders> {
    const [byDocument, ...readings] = await Promise.all([
      this.index.withDocument(search.documentPrefix, MAX_CANDIDATES),
      ...[search.words, ...search.alternatives].map((words) => this.withWords(words)),
    ]);
    const common = readings
      .flatMap((reading) => reading.common ?? [])
      .sort((one, other) => Number(one.terms === null) - Number(other.terms === null))[0];
    const found = readings.flatMap(({ ids }) => ids);
    const ids = [search.id === null ? [] : [search.id], byDocument ?? [], found].flat();
    const documentPrefix = byDocument === null ? search.documentPrefix : null;
    const isCommon = common !== undefined || documentPrefix !== null;
    return {
      ids: [...new Set(ids)],
      common: isCommon ? { ...(common ?? NO_WORDS), documentPrefix } : null,
    };
  }

  private async withWords(words: readonly string[]): Promise<{ ids: number[]; common: ByWords | null }> {
    const wanted = longestFirst(
      await Promise.all(words.map(async (word) => ({ word, terms: await this.termsOf(word) }))),
    );
    if (wanted.some(({ terms }) => terms?.length === 0)) return NO_MATCHES;
    const counted = await Promise.all(
      this.accessPathsOf(wanted).map(async (way) => ({
        ...way,
        orders: await this.index.countUpTo(MAX_CANDIDATES, way.range),
      })),
    );
    const [rarest] = counted.sort((one, other) => one.orders - other.orders);
    if (!rarest || rarest.orders === 0) return NO_MATCHES;
    const { range, others } = rarest;
    if (rarest.orders > MAX_CANDIDATES)
      return { ids: [], common: { words: wanted, terms: range.terms, others } };
    return { ids: await this.index.lookUp(range, others), common: null };
  }

  private accessPathsOf(wanted: readonly SearchWord[]): AccessPath[] {
    const wordsBut = (...left: SearchWord[]) => wanted.filter((one) => !left.includes(one));
    const pairs = wanted.flatMap((one, n) =>
      wanted.slice(n + 1).flatMap((other) => {
        const terms = pairTerms(one, other);
        return terms ? [{ terms, both: [one, other] }] : [];
      }),
    );
    const single = wanted.filter((word) => !pairs.some(({ both }) => both.includes(word)));
    const heads = single.filter(({ word, terms }) => terms && !isName(word));
    const names = single.filter(({ word, terms }) => terms && isName(word));
    const starts = single.filter(({ terms }) => terms === null);
    return [
      ...pairs.map(({ terms, both }) => ({
        range: { terms, start: null },
        others: wordsBut(...both),
      })),
      ...[...heads, ...names, ...starts].map((word) => ({
        range: word.terms ? { terms: word.terms, start: null } : { terms: null, start: word.word },
        others: wordsBut(word),
      })),
    ];
  }

  private async termsOf(word: string): Promise<readonly string[] | null> {
    if (isExactTerm(word)) return [word];
    const head = exactPrefixTerm(word);
    if (head !== null) return [head];
    if (!isName(word)) return null;
    const spellings = await this.spellings(word);
    return spellings.length <= MAX_SPELLINGS ? spellings : null;
  }

  private async spellings(word: string): Promise<string[]> {
    const spellings: string[] = [];
    let next = await this.index.nextSpelling(word, '>=', word);
    while (next !== null && spellings.length <= MAX_SPELLINGS) {
      spellings.push(next);
      next = await this.index.nextSpelling(word, '>', next);
    }
    return spellings;
  }
}

const longestFirst = <Word extends SearchWord>(words: readonly Word[]): Word[] =>
  [...words].sort((one, other) => other.word.length - one.word.length);

/** Their pairs, and names that begin with both. */
function pairTerms(one: SearchWord, other: SearchWord): string[] | null {
  const [firsts, seconds] = [one.terms, other.terms];
  if (!firsts || !seconds || ![...firsts, ...seconds].every(isName)) return null;
  return [
    ...new Set(
      firsts.flatMap((first) =>
        seconds.map((second) => (first === second ? first : pairTerm(first, second))),
      ),
    ),
  ];
}
