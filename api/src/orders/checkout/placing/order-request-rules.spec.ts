import { ROLES } from '@lacteos/contracts/reference/roles';

import { normalizeCustomer } from '../../order/row/contact-rules.js';
import { requestProblems } from './order-request-rules.js';
import type { CustomerDataDto } from '../../order/row/customer-data.dto.js';
import type { ShippingAddressDto } from '../../order/row/shipping-address.dto.js';

const shippingAddress: ShippingAddressDto = {
  first_name: 'Ana',
  last_name: 'Ruiz',
  nameCompany: 'N/A',
  address: 'Calle 1 # 2-3',
  city_code: '50001',
  state_code: '50',
  email: 'ana@demo.test',
  phone: '3001234567',
};
const customer: CustomerDataDto = {
  identification: '900123456',
  person_type: 'Company',
  fiscal_responsibility: 'R-99-PN',
  id_type: '31',
  check_digit: '8',
  nameCompany: 'Quesos SAS',
  address: 'Calle 1',
  country_code: 'Co',
  state_code: '50',
  city_code: '50001',
  contact_first_name: 'Ana',
};

describe('order request validation', () => {
  it('accepts a complete address with or without a customer', () => {
    expect(requestProblems({ shippingAddress }, ROLES.admin)).toEqual({});
    expect(requestProblems({ shippingAddress, customer }, ROLES.admin)).toEqual({});
  });

  it('rejects a municipality of another department', () => {
    const problems = requestProblems(
      { shippingAddress: { ...shippingAddress, city_code: '05001' } },
      ROLES.admin,
    );
    expect(Object.keys(problems)).toEqual(['shippingAddress.city_code']);
  });

  it('requires surname, e-mail and a phone of ten digits from a shopper', () => {
    const problems = requestProblems(
      {
        shippingAddress: { ...shippingAddress, last_name: '', email: 'ana@', phone: '123' },
      },
      ROLES.admin,
    );
    expect(Object.keys(problems)).toEqual([
      'shippingAddress.last_name',
      'shippingAddress.email',
      'shippingAddress.phone',
    ]);
  });

  it('allows an empty surname, e-mail and phone in the staff checkout', () => {
    const address = { ...shippingAddress, last_name: '', email: '', phone: '' };
    expect(requestProblems({ shippingAddress: address, customer }, ROLES.admin)).toEqual({});
  });

  it('requires names of a person and the company name of a company', () => {
    const company = requestProblems(
      { shippingAddress, customer: { ...customer, nameCompany: '' } },
      ROLES.admin,
    );
    expect(Object.keys(company)).toEqual(['customer.nameCompany']);
    const person = requestProblems(
      { shippingAddress, customer: { ...customer, person_type: 'Person' } },
      ROLES.admin,
    );
    expect(Object.keys(person)).toEqual(['customer.first_name', 'customer.last_name']);
  });

  it('rejects a check digit with any document but a NIT', () => {
    const problems = requestProblems(
      { shippingAddress, customer: { ...customer, id_type: '22' } },
      ROLES.admin,
    );
    expect(Object.keys(problems)).toEqual(['customer.check_digit']);
  });

  it('rejects identifications that cannot be invoiced and parses a NIT with its check digit [N-19-009]', () => {
    const problemsOf = (change: Partial<CustomerDataDto>) =>
      requestProblems({ shippingAddress, customer: { ...customer, ...change } }, ROLES.admin);
    expect(problemsOf({ identification: '90' })).toEqual({
      'customer.identification': 'Escriba el NIT, de 3 a 13 dígitos.',
    });
    expect(problemsOf({ identification: '900.123.456-7' })).toHaveProperty(['customer.identification']);
    expect(problemsOf({ check_digit: '7' })).toHaveProperty(['customer.check_digit']);
    expect(problemsOf({ identification: '900.123.456-8' })).toEqual({});
    const { check_digit: _left, ...bare } = customer;
    for (const identification of ['900.123.456-8', '9001234568'])
      expect(normalizeCustomer({ ...bare, identification })).toEqual(customer);
    expect(normalizeCustomer({ ...bare, id_type: '13', identification: '1.121.800' })).toEqual({
      ...bare,
      id_type: '13',
      identification: '1121800',
    });
  });
});
