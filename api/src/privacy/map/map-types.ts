/**
 * What becomes of a column with personal data once its person erases the account. `erased`: the row goes or the value is
 * emptied. `anonymised`: another value that names nobody takes its place. `retained`: it stays the ten years of the books (art.
 * 28 of Ley 962 de 2005). `reduced`: it stays as long, without e-mail, phone and street. `searched`: the person's values are
 * taken out of the text. `account`: the number of an account, which names nobody once that account is erased.
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

/** What a column is kept for. */
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

/** A column with personal data: what it holds, what for, and what the erasure does with it. */
export type PersonalColumn = readonly [what: string, purpose: Purpose, rule: ErasureRule];

/** The columns of a table: those with personal data, and the others by name. */
export interface TableMap {
  readonly personal: Readonly<Record<string, PersonalColumn>>;
  readonly other: readonly string[];
}
export type PersonalDataMap = Readonly<Record<string, TableMap>>;

/** A table without any personal data. */
export const nothingPersonal = (...other: readonly string[]): TableMap => ({ personal: {}, other });
