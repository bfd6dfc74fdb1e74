import { NIT_DOCUMENT_TYPE, type PersonType } from '@lacteos/contracts/reference/reference-data';

/** DIAN's code of the cédula. */
const CITIZEN_DOCUMENT_TYPE = '13';

export interface Person {
  readonly id: number;
  readonly email: string;
  readonly idType: string;
  readonly document: string;
  readonly phone: string;
  readonly names: readonly string[];
  /** Only a proved mailbox makes what others wrote about this e-mail the person's, too. */
  readonly ownsEmail: boolean;
}

interface NamedDocument {
  readonly idType: string;
  readonly identification: string;
  readonly personType: PersonType;
}

/** The same number under another type is another's, except the NIT of a citizen, which is the cédula. */
export function isDocumentOf(
  { idType, document }: Pick<Person, 'idType' | 'document'>,
  other: NamedDocument,
): boolean {
  if (other.identification !== document) return false;
  const isOwnNit = idType === CITIZEN_DOCUMENT_TYPE && other.idType === NIT_DOCUMENT_TYPE;
  return other.idType === idType || (isOwnNit && other.personType === 'Person');
}

export type ArchiveRow = Readonly<Record<string, unknown>>;

export interface ArchiveSection {
  /** File name without extension, e.g. 'pedidos'. */
  readonly name: string;
  readonly title: string;
  readonly rows: () => AsyncIterable<ArchiveRow>;
}

export interface ArchiveFile {
  readonly name: string;
  readonly read: () => Promise<Buffer | null>;
}

/** Each module registers its own, so that none has to know the others. */
export interface PersonalDataRoom {
  sections?(person: Person): readonly ArchiveSection[];
  files?(person: Person): Promise<readonly ArchiveFile[]>;
  /** Spanish reasons why the account can't be erased yet. */
  obstacles?(person: Person): Promise<readonly string[]>;
  /** Documents that name the identification make it immutable. */
  bindsDocument?(person: Person): Promise<boolean>;
  /** Follows the map of personal data, in the caller's transaction. */
  erase?(person: Person): Promise<void>;
}
