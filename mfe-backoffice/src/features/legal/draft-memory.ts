import { OF_PERSON } from '@lacteos/session-bus';
import type { LegalDraft } from './legal-text-calls';

const keyOf = (document: string): string => `${OF_PERSON}legal.${document}`;

export function readDraft(document: string): LegalDraft | null {
  try {
    const draft = JSON.parse(sessionStorage.getItem(keyOf(document)) ?? 'null') as Partial<LegalDraft> | null;
    const { title, body, version } = draft ?? {};
    return typeof title === 'string' && typeof body === 'string' && typeof version === 'number'
      ? { title, body, version }
      : null;
  } catch {
    return null;
  }
}

export function storeDraft(document: string, draft: LegalDraft | null): void {
  try {
    if (draft) sessionStorage.setItem(keyOf(document), JSON.stringify(draft));
    else sessionStorage.removeItem(keyOf(document));
  } catch {
    // Without storage the draft lives as long as the page.
  }
}
