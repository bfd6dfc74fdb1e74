import { readIdentification } from '@lacteos/contracts/identification/identification';
import type { PersonType } from '@lacteos/contracts/reference/reference-data';
import type { SignUp } from '@lacteos/contracts/schemas';

/** The hidden part of a person or a company is not sent. */
export interface SignUpForm {
  person_type: PersonType;
  first_name: string;
  last_name: string;
  nameCompany: string;
  commercialName: string;
  n_document: string;
  idType: string;
  email: string;
  password: string;
  phone: string;
  state_code: string;
  city_code: string;
  termsAccepted: boolean;
  marketing: boolean;
}

export const EMPTY_SIGN_UP: SignUpForm = {
  person_type: 'Person',
  first_name: '',
  last_name: '',
  nameCompany: '',
  commercialName: '',
  idType: '',
  n_document: '',
  email: '',
  password: '',
  phone: '',
  state_code: '',
  city_code: '',
  termsAccepted: false,
  marketing: false,
};

/** @param policyVersion of the data policy shown; null when unread */
export function toSignUpPayload(form: SignUpForm, policyVersion: number | null): SignUp {
  const { first_name, last_name, nameCompany, commercialName, ...entered } = form;
  const shared = {
    ...entered,
    n_document: readIdentification(entered.idType, entered.n_document).identification,
    idType: entered.idType as SignUp['idType'],
    termsAccepted: entered.termsAccepted as SignUp['termsAccepted'],
    ...(policyVersion === null ? {} : { policyVersion }),
  };
  if (form.person_type === 'Person') {
    return { ...shared, id_role: 1, first_name, last_name };
  }
  return {
    ...shared,
    id_role: 1,
    nameCompany,
    ...(commercialName ? { commercialName } : {}),
  };
}
