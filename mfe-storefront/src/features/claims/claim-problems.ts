import { ApiError } from '@lacteos/api-client';
import { identificationProblem } from '@lacteos/contracts/identification/identification';
import { readSearch } from '@lacteos/contracts/identification/read-search';
import { readPhone } from '@lacteos/contracts/parsing/read-digits';
import { readEmail } from '@lacteos/contracts/parsing/read-text';
import { EMAIL_PATTERN, PHONE_PATTERN, TEXTS } from '@lacteos/contracts/validation';
import type { FieldError } from '@lacteos/ui';
import type { ClaimDraft } from './claim-draft';

export type Problems = Readonly<Record<string, string>>;

export interface PartProps {
  draft: ClaimDraft;
  problems: Problems;
  set: (change: Partial<ClaimDraft>) => void;
}

export const FIELD_PREFIX = 'pqr-';
export const TEXT_TOO_SHORT = 'Cuéntenos qué pasó, con al menos 10 caracteres.';
const MIN_TEXT = 10;
const MIN_NAME = 3;

export const isTooShort = (text: string): boolean => text.trim().length < MIN_TEXT;

export function problemsOf(draft: ClaimDraft): Problems {
  const document = identificationProblem(draft.idType, draft.document);
  return {
    ...(draft.kind ? {} : { kind: 'Elija sobre qué nos quiere escribir.' }),
    ...(isTooShort(draft.text) ? { text: TEXT_TOO_SHORT } : {}),
    ...(draft.orderId === '' || /^\d{1,9}$/.test(readSearch(draft.orderId))
      ? {}
      : { orderId: 'Escriba solo el número.' }),
    ...(draft.name.trim().length < MIN_NAME ? { name: 'Escriba su nombre.' } : {}),
    ...(document ? { document } : {}),
    ...(EMAIL_PATTERN.test(readEmail(draft.email)) ? {} : { email: TEXTS.emailInvalid }),
    ...(PHONE_PATTERN.test(readPhone(draft.phone)) ? {} : { phone: TEXTS.phoneInvalid }),
  };
}

export const problemsIn = (error: unknown): Problems =>
  error instanceof ApiError && error.errors
    ? Object.fromEntries(
        Object.entries(error.errors).flatMap(([name, text]) =>
          typeof text === 'string' ? [[name, text]] : [],
        ),
      )
    : {};

export const summaryOf = (problems: Problems): FieldError[] =>
  Object.entries(problems).map(([name, text]) => ({
    fieldId: FIELD_PREFIX + (name === 'kind' ? 'kind-petition' : name),
    text,
  }));
