import { NIT_DOCUMENT_TYPE, nitCheckDigit, TEXTS } from '@lacteos/contracts';
import { isMunicipalityOf } from '@lacteos/contracts/divipola';

import type { CustomerFormDto } from './customer.dto.js';

/** Which identifications a type takes; the others are alphanumeric, 1 to 20. */
const IDENTIFICATION_PATTERNS: Readonly<Record<string, { pattern: RegExp; text: string }>> = {
  '11': { pattern: /^\d{3,13}$/, text: 'Debe tener de 3 a 13 dígitos.' },
  '12': { pattern: /^[A-Za-z\d][A-Za-z\d-]{0,19}$/, text: 'Debe tener máximo 20 caracteres.' },
  '13': { pattern: /^\d{3,13}$/, text: 'Debe tener de 3 a 13 dígitos.' },
  '31': { pattern: /^\d{3,13}$/, text: 'Debe tener de 3 a 13 dígitos, sin el dígito de verificación.' },
  'R-00-PN': { pattern: /^[A-Za-z\d][A-Za-z\d-]{0,12}$/, text: 'Debe tener máximo 13 caracteres.' },
};
const OTHERS = {
  pattern: /^[A-Za-z\d][A-Za-z\d-]{0,19}$/,
  text: 'Solo letras y números, máximo 20 caracteres.',
};

/** Texts by field of what is wrong across the fields of the customer sub-form; empty when all is well. */
export function customerProblems(form: CustomerFormDto): Record<string, string> {
  const problems: Record<string, string> = {};
  const { pattern, text } = IDENTIFICATION_PATTERNS[form.id_type] ?? OTHERS;
  if (!pattern.test(form.identification)) problems['identification'] = text;
  const digit = checkDigitProblem(form);
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

/** A check digit belongs to a NIT only, and must be the one that DIAN's formula gives. */
function checkDigitProblem({ id_type, identification, check_digit }: CustomerFormDto): string | null {
  if (!check_digit) return null;
  if (id_type !== NIT_DOCUMENT_TYPE) return 'Solo el NIT tiene dígito de verificación.';
  if (!/^\d{1,15}$/.test(identification)) return null;
  const expected = String(nitCheckDigit(identification));
  return check_digit === expected ? null : `El dígito de verificación de este NIT es ${expected}.`;
}
