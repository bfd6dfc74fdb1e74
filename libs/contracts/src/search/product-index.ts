import { editDistance } from './edit-distance.js';
import { singularOf, soundOf, wordsOf } from './spanish-sound.js';

export interface IndexedProduct {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly image: string;
  readonly brand: string;
  readonly family: string;
}
export interface SearchFinding {
  readonly ids: readonly number[];
  /** No product has every typed word. */
  readonly isSimilar: boolean;
  readonly nearWords: readonly string[];
}
interface Key {
  readonly letters: string;
  readonly sound: string;
}
interface Word extends Key {
  readonly text: string;
  /** Appears in a name or family, so that it can be proposed. */
  isDistinctive: boolean;
  readonly products: Map<number, number>;
}

/** The first word of a name ranks higher: 'arequipe' before 'yogurt with arequipe'. */
const FIRST_WORD_BONUS = 1;
const WEIGHTS = { name: 4, family: 2, slug: 1, brand: 1 } as const;
const MAX_WORDS = 8;
export const MAX_FOUND = 200;
const MAX_NEAR_WORDS = 3;
const MIN_NEAR_LENGTH = 4;
/** Fit of a word: exact, prefix, part, or with typing errors. Numbers must match exactly. */
const FIT = { same: 1, beginning: 0.8, part: 0.5, error: 0.45, errorInBeginning: 0.3 } as const;
const FIT_PER_ERROR = 0.1;
const FIT_BY_SOUND = 0.02;
const TYPO_FIT = FIT.error;
const MIN_PART_LENGTH = 4;

const errorsAllowedIn = (sound: string): number => (sound.length < 4 ? 0 : sound.length < 8 ? 1 : 2);
const isNumber = (sound: string): boolean => /^\d+$/.test(sound);

export class ProductIndex {
  private readonly words: readonly Word[];
  private readonly products: ReadonlyMap<number, IndexedProduct>;

  constructor(products: readonly IndexedProduct[]) {
    this.products = new Map(products.map((product) => [product.id, product]));
    const words = new Map<string, Word>();
    for (const product of products) addWords(words, product);
    this.words = [...words.values()];
  }

  find(search: string): SearchFinding {
    const keys = keysOf(search);
    const fitting = keys.map((key) => this.fitting(key));
    const whole = withAllWords(fitting);
    const sure = new Map([...whole].filter(([, { isSure }]) => isSure));
    const found = rankedIds([sure, whole].find(({ size }) => size > 0) ?? withMostWords(fitting));
    if (found.length === 0) return { ids: [], isSimilar: false, nearWords: this.nearWords(keys) };
    return { ids: found, isSimilar: sure.size === 0, nearWords: [] };
  }

  /** Products matching a prefix, best first. */
  suggest(search: string, max: number): IndexedProduct[] {
    return this.find(search)
      .ids.slice(0, max)
      .map((id) => this.products.get(id))
      .filter((product) => product !== undefined);
  }

  private fitting(typed: Key): FittingWord[] {
    return this.words
      .map((word) => ({ products: word.products, fit: fitOf(typed, word) }))
      .filter(({ fit }) => fit > 0);
  }

  private nearWords(keys: readonly Key[]): string[] {
    const near = keys
      .map(({ sound }) => sound)
      .filter((sound) => sound.length >= MIN_NEAR_LENGTH && !isNumber(sound))
      .flatMap((sound) =>
        this.words
          .filter((word) => word.isDistinctive && !isNumber(word.sound))
          .map((word) => ({
            text: word.text,
            distance: editDistance(sound, word.sound, Math.floor(sound.length / 2))?.whole,
          })),
      )
      .filter(({ text, distance }) => distance !== undefined && distance <= text.length / 2)
      .sort((one, other) => (one.distance ?? 0) - (other.distance ?? 0));
    return [...new Set(near.map(({ text }) => text))].slice(0, MAX_NEAR_WORDS);
  }
}

interface FittingWord {
  readonly products: ReadonlyMap<number, number>;
  readonly fit: number;
}
interface Score {
  readonly score: number;
  readonly isSure: boolean;
}
type Scores = Map<number, Score>;

function keyOf(folded: string): Key {
  const letters = singularOf(folded);
  return { letters, sound: soundOf(letters) };
}

const keysOf = (search: string): Key[] =>
  [...new Set(wordsOf(search).map(({ folded }) => folded))]
    .filter((folded) => folded.length > 1)
    .slice(0, MAX_WORDS)
    .map(keyOf);

function addWords(words: Map<string, Word>, product: IndexedProduct): void {
  for (const field of ['name', 'family', 'slug', 'brand'] as const) {
    for (const [place, { written: text, folded }] of wordsOf(product[field]).entries()) {
      const key = keyOf(folded);
      const { sound } = key;
      const word = words.get(sound) ?? {
        ...key,
        text,
        isDistinctive: false,
        products: new Map<number, number>(),
      };
      word.isDistinctive ||= field === 'name' || field === 'family';
      const weight = WEIGHTS[field] + (field === 'name' && place === 0 ? FIRST_WORD_BONUS : 0);
      word.products.set(product.id, Math.max(weight, word.products.get(product.id) ?? 0));
      words.set(sound, word);
    }
  }
}

function fitOf(typed: Key, word: Key): number {
  const fit = soundFitOf(typed.sound, word.sound);
  return fit > TYPO_FIT && !word.letters.includes(typed.letters) ? fit - FIT_BY_SOUND : fit;
}

function soundFitOf(typed: string, sound: string): number {
  if (typed === sound) return FIT.same;
  if (sound.startsWith(typed)) return isNumber(typed) ? FIT.error : FIT.beginning;
  if (isNumber(typed) || isNumber(sound)) return 0;
  if (typed.length >= MIN_PART_LENGTH && sound.includes(typed)) return FIT.part;
  const allowed = errorsAllowedIn(typed);
  if (allowed === 0) return 0;
  const distance = editDistance(typed, sound, allowed);
  if (!distance) return 0;
  if (distance.whole <= allowed) return FIT.error - FIT_PER_ERROR * (distance.whole - 1);
  return distance.beginning <= allowed ? FIT.errorInBeginning - FIT_PER_ERROR * (distance.beginning - 1) : 0;
}

const sizeOf = (words: readonly FittingWord[]): number =>
  words.reduce((sum, { products }) => sum + products.size, 0);

/** Product scores for one word of a search; limited to `among` when given. */
function scoresOf(words: readonly FittingWord[], among?: Scores): Scores {
  const scores: Scores = new Map();
  for (const { products, fit } of words) {
    const fewer = among !== undefined && among.size < products.size ? among : products;
    for (const id of fewer.keys()) {
      const score = fit * (products.get(id) ?? 0);
      const isCandidate = among?.has(id) ?? true;
      if (isCandidate && score > (scores.get(id)?.score ?? 0))
        scores.set(id, { score, isSure: fit > TYPO_FIT });
    }
  }
  return scores;
}

/** Starts with the rarest word, which leaves the fewest products. */
function withAllWords(fitting: readonly (readonly FittingWord[])[]): Scores {
  const [rarest = [], ...others] = fitting.toSorted((one, other) => sizeOf(one) - sizeOf(other));
  return others.reduce((found, words) => {
    const scores = scoresOf(words, found);
    return new Map([...scores].map(([id, score]) => [id, added(found.get(id) ?? NO_SCORE, score)]));
  }, scoresOf(rarest));
}

const NO_SCORE: Score = { score: 0, isSure: true };
const added = (one: Score, other: Score): Score => ({
  score: one.score + other.score,
  isSure: one.isSure && other.isSure,
});

function withMostWords(fitting: readonly (readonly FittingWord[])[]): Scores {
  const scores = fitting.map((words) => scoresOf(words));
  const counts = new Map<number, number>();
  for (const id of scores.flatMap((found) => [...found.keys()])) counts.set(id, (counts.get(id) ?? 0) + 1);
  const most = [...counts.values()].reduce((high, count) => Math.max(high, count), 0);
  const withMost = [...counts].filter(([, count]) => count === most).map(([id]) => id);
  return new Map(
    withMost.map((id) => [id, scores.map((found) => found.get(id) ?? NO_SCORE).reduce(added, NO_SCORE)]),
  );
}

const rankedIds = (found: Scores): number[] =>
  [...found]
    .map(([id, { score }]) => ({ id, score }))
    .sort((one, other) => other.score - one.score || one.id - other.id)
    .slice(0, MAX_FOUND)
    .map(({ id }) => id);
