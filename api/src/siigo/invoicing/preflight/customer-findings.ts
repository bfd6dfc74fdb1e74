import { NIT_DOCUMENT_TYPE } from '@lacteos/contracts/reference/reference-data';
import { TEXTS } from '@lacteos/contracts/validation';

import type { SiigoCustomer, SiigoCustomerRequest } from '../../client/siigo-wire.js';
import { changedNames, withSiigoNames } from '../../customers/request/siigo-names.js';
import { customerProblems } from '../../customers/customer-rules.js';
import type { ShopCode } from '../../corrections/corrections.js';
import { PAGES } from '../../corrections/correction-pages.js';
import { problem, uncheckedFinding, warning, type Finding } from './finding.js';

export type CustomerLookup =
  | { readonly kind: 'found'; readonly customer: SiigoCustomer }
  | { readonly kind: 'missing'; readonly fields: SiigoCustomerRequest | null }
  | { readonly kind: 'unanswered' };
type Checked = Pick<
  SiigoCustomerRequest,
  'person_type' | 'id_type' | 'identification' | 'check_digit' | 'name' | 'address'
>;

const MUNICIPALITY = 'El municipio del cliente no existe o no es de su departamento.';
const FIELDS: readonly (readonly [field: string, code: ShopCode, text: (problem: string) => string])[] = [
  ['check_digit', 'NIT_CHECK_DIGIT', (text) => `Dígito de verificación del cliente: ${text}`],
  ['identification', 'IDENTIFICATION_INVALID', (text) => `Identificación del cliente: ${text}`],
  ['address.city.city_code', 'MUNICIPALITY_INVALID', () => MUNICIPALITY],
  ['name.0', 'NAME_MISSING', (text) => `Nombre del cliente: ${text}`],
  ['name.1', 'NAME_MISSING', (text) => `Apellidos del cliente: ${text}`],
];

/** @param orderId order whose customer data are corrected; omitted for the standalone form */
export function customerFindings(
  lookup: CustomerLookup,
  identification: string,
  orderId?: number,
): Finding[] {
  const link = PAGES.customer(identification);
  if (lookup.kind === 'unanswered') return [uncheckedFinding()];
  if (lookup.kind === 'missing') {
    if (!lookup.fields) return [problem('CUSTOMER_MISSING', 'El cliente no está creado en SIIGO.', link)];
    const buyer = orderId === undefined ? link : PAGES.order(orderId);
    const isNew = 'El cliente no está creado en SIIGO; se creará con la factura.';
    return [
      warning('CUSTOMER_NEW', isNew, orderId === undefined ? null : buyer),
      ...changedNames(lookup.fields).map(({ from, to }) =>
        warning('NAME_MAPPED', `SIIGO recibirá el nombre «${from}» como «${to}».`, buyer),
      ),
      ...fieldFindings(withSiigoNames(lookup.fields), buyer),
    ];
  }
  const { customer } = lookup;
  if (customer.active === false) return [problem('CUSTOMER_INACTIVE', TEXTS.customerInactive, link)];
  const hasContact = (customer.contacts ?? []).length > 0;
  const noContact = 'El cliente no tiene contactos en SIIGO; agréguele uno.';
  return [
    ...fieldFindings(checkedOf(customer), link),
    ...(hasContact ? [] : [problem('CUSTOMER_WITHOUT_CONTACT', noContact, link)]),
  ];
}

function fieldFindings(customer: Checked, link: string): Finding[] {
  const problems = customerProblems(customer);
  return FIELDS.flatMap(([field, code, textOf]) => {
    const text = problems[field];
    return text ? [problem(code, textOf(text), link)] : [];
  });
}

/** Ignores the check digits that SIIGO returns for documents other than the NIT. */
function checkedOf(customer: SiigoCustomer): Checked {
  const { city = {}, address = '' } = customer.address ?? {};
  const idType = typeof customer.id_type === 'string' ? customer.id_type : (customer.id_type?.code ?? '');
  return {
    person_type: customer.person_type === 'Company' ? 'Company' : 'Person',
    id_type: idType,
    identification: customer.identification,
    ...(customer.check_digit && idType === NIT_DOCUMENT_TYPE ? { check_digit: customer.check_digit } : {}),
    name: customer.name ?? [],
    address: {
      address,
      city: {
        country_code: city.country_code ?? '',
        state_code: city.state_code ?? '',
        city_code: city.city_code ?? '',
      },
    },
  };
}
