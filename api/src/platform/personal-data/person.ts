import { NIT_DOCUMENT_TYPE, type PersonType } from '@lacteos/contracts/reference/reference-data';

/** DIAN's code of the cédula. */
const CITIZEN_DOCUMENT_TYPE = '13';

/** Whose data is read or erased; the values as they were before the erasure. */
export interface Person {
  readonly id: number;
  readonly email: string;
  /** Code of the kind of document. */
  readonly idType: string;
  readonly document: string;
  readonly phone: string;
  /** First and last names, company and trade name, without those that are missing. */
  readonly names: readonly string[];
  /** Whether the mailbox is proved: only then is what others wrote about this e-mail the person's, too. */
  readonly ownsEmail: boolean;
}

/** A document as orders and invoices name it. */
interface NamedDocument {
  readonly idType: string;
  readonly identification: string;
  readonly personType: PersonType;
}

/** Whether a document is the person's: the same number under another type is another's, but for the NIT of a citizen, which is the cédula. */
export function isDocumentOf(
  { idType, document }: Pick<Person, 'idType' | 'document'>,
  other: NamedDocument,
): boolean {
  if (other.identification !== document) return false;
  const isOwnNit = idType === CITIZEN_DOCUMENT_TYPE && other.idType === NIT_DOCUMENT_TYPE;
  return other.idType === idType || (isOwnNit && other.personType === 'Person');
}

/** A row of the archive; its keys are Spanish words that the person reads. */
export type ArchiveRow = Readonly<Record<string, unknown>>;

/** One matter of the archive 'Mis datos'. */
export interface ArchiveSection {
  /** Name of its files without extension, e.g. 'pedidos'. */
  readonly name: string;
  readonly title: string;
  /** Reads the rows in pages; called once for each format. */
  readonly rows: () => AsyncIterable<ArchiveRow>;
}

/** A file of the archive, e.g. a photo. */
export interface ArchiveFile {
  readonly name: string;
  /** null once it is gone. */
  readonly read: () => Promise<Buffer | null>;
}

/** What a module knows about persons. Modules register it, so that none has to know the others. */
export interface PersonalDataRoom {
  sections?(person: Person): readonly ArchiveSection[];
  files?(person: Person): Promise<readonly ArchiveFile[]>;
  /** Why the account can't be erased yet, as Spanish sentences. */
  obstacles?(person: Person): Promise<readonly string[]>;
  /** Whether documents name the person's identification, so that it stays as it is. */
  bindsDocument?(person: Person): Promise<boolean>;
  /** Erases or anonymises what the map of personal data says, in the caller's transaction. */
  erase?(person: Person): Promise<void>;
}
