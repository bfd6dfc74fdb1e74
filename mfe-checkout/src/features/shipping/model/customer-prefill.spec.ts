import { aCustomer } from '#testing/builders';
import { prefillOf, withFound, withoutFound } from './customer-prefill';

describe('the form prefilled for a known customer', () => {
  it('takes the data of a person', () => {
    expect(prefillOf(aCustomer())).toMatchObject({
      person_type: 'Person',
      id_type: '13',
      first_name: 'Marcos',
      last_name: 'Castillo',
      fiscal_responsibility: 'R-99-PN',
      address: 'Cra 18 # 79A - 42',
      state_code: '50',
      city_code: '50001',
      contact_first_name: 'Marcos',
      contact_email: 'marcos@demo.test',
      contact_phone: '3006003345',
    });
  });

  it('takes a company with its check digit and without personal names', () => {
    const company = aCustomer({
      person_type: 'Company',
      id_type: '31',
      check_digit: '8',
      name: ['Quesos SAS'],
    });
    const fields = prefillOf(company);
    expect(fields).toMatchObject({ nameCompany: 'Quesos SAS', check_digit: '8', id_type: '31' });
    expect([fields.first_name, fields.last_name]).toEqual([undefined, undefined]);
  });

  it('leaves out what the form does not offer: other document types, landlines', () => {
    const phone = { indicative: '608', number: '6620000', extension: '' };
    const fields = prefillOf(aCustomer({ id_type: '48', phones: [phone], contacts: [] }));
    expect(fields).toMatchObject({ id_type: '13', contact_first_name: 'Marcos' });
    expect(fields.contact_phone).toBeUndefined();
  });

  it('keeps what was typed while the lookup was under way', () => {
    const found = prefillOf(aCustomer());
    const now = withFound({ address: 'Calle nueva' }, { address: 'Calle' }, found);
    expect(now).toMatchObject({ address: 'Calle nueva', first_name: 'Marcos' });
  });

  it('clears values from an earlier lookup, but not typed ones', () => {
    const earlier = prefillOf(aCustomer());
    const now = withoutFound({ ...earlier, address: 'Calle nueva' }, earlier);
    expect(now).toMatchObject({ address: 'Calle nueva', person_type: 'Person', id_type: '13' });
    expect(now.first_name).toBeUndefined();
    expect(withoutFound({ first_name: 'Luz' }, null).first_name).toBe('Luz');
  });
});
