import { isMunicipalityOf } from '@lacteos/contracts/divipola';
import { identificationProblem, readIdentification } from '@lacteos/contracts/identification/identification';
import type { RoleId } from '@lacteos/contracts/reference/roles';

import { AppError } from '#platform/errors/index.js';
import { refuseGuessable } from '../passwords/password-guess.js';
import type { User } from './user.entity.js';

export const WRONG_CITY = 'La ciudad no pertenece al departamento.';

export interface AccountForm extends Pick<
  User,
  'n_document' | 'person_type' | 'email' | 'phone' | 'city_code' | 'state_code'
> {
  readonly idType: string;
  readonly first_name?: string;
  readonly last_name?: string;
  readonly nameCompany?: string;
  readonly commercialName?: string;
  readonly password: string;
}

export type NewAccount = Omit<
  User,
  'id' | 'email_key' | 'session_version' | 'active' | 'version' | 'key_version'
>;

/** @throws VALIDATION.FAILED for a wrong city or document; AUTH.PASSWORD_GUESSABLE */
export function newAccount(
  form: AccountForm,
  { role, passwordHash, createdAt }: { role: RoleId; passwordHash: string; createdAt: Date },
): NewAccount {
  const errors = problemsOf(form);
  if (Object.keys(errors).length > 0) throw new AppError('VALIDATION.FAILED', { errors });
  const isCompany = form.person_type === 'Company';
  const account = {
    n_document: readIdentification(form.idType, form.n_document).identification,
    id_type: form.idType,
    person_type: form.person_type,
    first_name: isCompany ? null : (form.first_name ?? null),
    last_name: isCompany ? null : (form.last_name ?? null),
    name_company: isCompany ? (form.nameCompany ?? null) : null,
    commercial_name: isCompany ? (form.commercialName ?? null) : null,
    email: form.email,
    password_hash: passwordHash,
    phone: form.phone,
    city_code: form.city_code,
    state_code: form.state_code,
    id_role: role,
    created_at: createdAt,
  };
  refuseGuessable(form.password, account);
  return account;
}

function problemsOf(form: AccountForm): Record<string, string> {
  const document = identificationProblem(form.idType, form.n_document);
  return {
    ...(isMunicipalityOf(form.city_code, form.state_code) ? {} : { city_code: WRONG_CITY }),
    ...(document ? { n_document: document } : {}),
  };
}
