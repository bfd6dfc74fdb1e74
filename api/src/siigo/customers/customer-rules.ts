import { checkDigitProblem, identificationProblem } from '@lacteos/contracts/identification/identification';
import { TEXTS } from '@lacteos/contracts/validation';
import { isMunicipalityOf } from '@lacteos/contracts/divipola';

import type { CustomerFormDto } from './customer.dto.js';

/** Checks fields that depend on each other. @returns texts by field, empty when valid */
export function customerProblems(form: CustomerFormDto): Record<string, string> {
  const problems: Record<string, string> = {};
  const document = identificationProblem(form.id_type, form.identification);
  if (document) problems['identification'] = document;
  const digit = checkDigitProblem(form.id_type, form.identification, form.check_digit);
  if (digit) problems['check_digit'] = digit;
  const [first = '', last = ''] = form.name;
  if (!first) problems['name.0'] = form.person_type === 'Company' ? TEXTS.companyRequired : TEXTS.required;
  if (form.person_type === 'Person' && !last) problems['name.1'] = TEXTS.required;
  if (form.person_type === 'Company' && form.name.length > 1)
    problems['name.1'] = 'Una compañía solo tiene razón social.';
  const { state_code: state, city_code: city } = form.address.city;
  if (!isMunicipalityOf(city, state)) problems['address.city.city_code'] = TEXTS.required;
  return problems;
}
