const PREFIX = 'lacteos.checkout.draft.';
type Draft = Readonly<Record<string, unknown>>;
export type Drafts = Readonly<Record<string, Draft>>;

const FORMS = ['shipping', 'customer'] as const;

/** Outlives a refresh and the back button, not the tab. */
export function readDraft(form: string, userId: number): Draft {
  try {
    const value: unknown = JSON.parse(
      globalThis.sessionStorage.getItem(`${PREFIX}${form}.${userId}`) ?? '{}',
    );
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Draft) : {};
  } catch {
    return {};
  }
}

export function storeDraft(form: string, userId: number, values: object): void {
  try {
    globalThis.sessionStorage.setItem(`${PREFIX}${form}.${userId}`, JSON.stringify(values));
  } catch {
    // Without storage a refresh loses what was typed, nothing else.
  }
}

export const allDrafts = (userId: number): Drafts =>
  Object.fromEntries(FORMS.map((form) => [form, readDraft(form, userId)]));

export const storeDrafts = (userId: number, drafts: Drafts): void => {
  for (const [form, values] of Object.entries(drafts))
    if (Object.keys(values).length > 0) storeDraft(form, userId, values);
};

export function dropDrafts(): void {
  try {
    const keys = Array.from({ length: globalThis.sessionStorage.length }, (_, index) =>
      globalThis.sessionStorage.key(index),
    );
    for (const key of keys) if (key?.startsWith(PREFIX)) globalThis.sessionStorage.removeItem(key);
  } catch {
    // Nothing was stored.
  }
}
