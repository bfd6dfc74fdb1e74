export type Kept =
  | 'always'
  /** Ten years and more: books and tax documents (art. 28 of Ley 962 de 2005, art. 632 of the Estatuto Tributario). */
  | 'tax'
  | 'with its owner'
  | 'bounded'
  /** Days from a setting; deleted at least daily, in small steps. */
  | { readonly setting: string };

/**
 * Result of an account's erasure for a column.
 * `erased`: the row goes or the value is emptied. `anonymised`: replaced by a value that names nobody.
 * `retained`: stays the ten years of the books (art. 28 of Ley 962 de 2005). `reduced`: as long, without e-mail,
 * phone and street.
 * `searched`: the person's values are taken out of the text. `account`: an account's number, which then names nobody.
 */
export const ERASURE_RULES = {
  erased: 'se borra con la cuenta',
  anonymised: 'se anonimiza con la cuenta',
  retained: 'se conserva diez años',
  reduced: 'se conserva diez años sin correo, teléfono ni dirección',
  searched: 'se quitan los datos de la persona del texto',
  account: 'es el número de una cuenta; sin ella no nombra a nadie',
} as const;
export type ErasureRule = keyof typeof ERASURE_RULES;

export const PURPOSES = {
  account: 'la cuenta y su seguridad',
  orders: 'atender y entregar pedidos',
  claims: 'responder peticiones, quejas y reclamos',
  books: 'libros y documentos tributarios',
  proof: 'prueba de lo autorizado y de lo hecho',
  delivery: 'enviar mensajes y trabajos pendientes',
  office: 'el trabajo del personal',
} as const;
export type Purpose = keyof typeof PURPOSES;

export interface PersonalFact {
  readonly what: string;
  readonly purpose: Purpose;
  readonly rule: ErasureRule;
}
export type ColumnFact = PersonalFact | 'impersonal';

const keptTables = new Map<unknown, Kept>();
const columnFacts = new Map<unknown, Map<string, ColumnFact[]>>();

export const Keeps =
  (kept: Kept): ClassDecorator =>
  (entity) =>
    void keptTables.set(entity, kept);

/** `what` is Spanish, for `docs/personal-data.md`. */
export const Personal = (what: string, purpose: Purpose, rule: ErasureRule): PropertyDecorator =>
  recordFact({ what, purpose, rule });

/** Text or an account's number that says nothing about a person. */
export const Impersonal = (): PropertyDecorator => recordFact('impersonal');

const recordFact =
  (fact: ColumnFact): PropertyDecorator =>
  ({ constructor: entity }, property) => {
    const facts = columnFacts.get(entity) ?? new Map<string, ColumnFact[]>();
    columnFacts.set(entity, facts);
    facts.set(String(property), [...(facts.get(String(property)) ?? []), fact]);
  };

export const findKept = (entity: unknown): Kept | null => keptTables.get(entity) ?? null;

export const findColumnFacts = (entity: unknown, property: string): readonly ColumnFact[] =>
  columnFacts.get(entity)?.get(property) ?? [];
