import type { CustomerData, ShippingAddress } from '@lacteos/contracts';

import { requestProblems } from './order-request-rules.js';

const shippingAddress: ShippingAddress = {
  first_name: 'Ana',
  last_name: 'Ruiz',
  nameCompany: 'N/A',
  address: 'Calle 1 # 2-3',
  city_code: '50001',
  state_code: '50',
  email: 'ana@demo.test',
  phone: '3001234567',
};
const customer: CustomerData = {
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

describe('rules of an order request', () => {
  it('accepts a complete address, also with a customer', () => {
    expect(requestProblems({ shippingAddress })).toEqual({});
    expect(requestProblems({ shippingAddress, customer })).toEqual({});
  });

  it('refuses a municipality of another department', () => {
    const problems = requestProblems({ shippingAddress: { ...shippingAddress, city_code: '05001' } });
    expect(Object.keys(problems)).toEqual(['shippingAddress.city_code']);
  });

  it('asks a shopper for surname, e-mail and a phone of ten digits', () => {
    const problems = requestProblems({
      shippingAddress: { ...shippingAddress, last_name: '', email: 'ana@', phone: '123' },
    });
    expect(Object.keys(problems)).toEqual([
      'shippingAddress.last_name',
      'shippingAddress.email',
      'shippingAddress.phone',
    ]);
  });

  it('lets surname, e-mail and phone of a contact be empty in the staff checkout', () => {
    const address = { ...shippingAddress, last_name: '', email: '', phone: '' };
    expect(requestProblems({ shippingAddress: address, customer })).toEqual({});
  });

  it('asks a person for names and a company for its name', () => {
    const company = requestProblems({ shippingAddress, customer: { ...customer, nameCompany: '' } });
    expect(Object.keys(company)).toEqual(['customer.nameCompany']);
    const person = requestProblems({ shippingAddress, customer: { ...customer, person_type: 'Person' } });
    expect(Object.keys(person)).toEqual(['customer.first_name', 'customer.last_name']);
  });

  it('takes a check digit with a NIT only', () => {
    const problems = requestProblems({ shippingAddress, customer: { ...customer, id_type: '22' } });
    expect(Object.keys(problems)).toEqual(['customer.check_digit']);
  });
});
