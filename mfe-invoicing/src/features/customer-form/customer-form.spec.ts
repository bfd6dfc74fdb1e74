import { aCustomer } from '#testing/builders';
import { customerOfFields, fieldsOfCustomer, newCustomerFields } from './customer-fields';
import { digitsProblem, emailProblem } from './customer-rules';

describe('the customer sub-form', () => {
  it('shows a customer and sends it back unchanged', () => {
    const {
      id: _id,
      id_siigo: _guid,
      version: _version,
      ...row
    } = aCustomer({
      contacts: [
        {
          first_name: 'Ana',
          last_name: 'Rojas',
          email: 'ana@demo.test',
          phone: { indicative: '57', number: '3101234567', extension: '2' },
        },
      ],
      comments: 'Paga los lunes',
    });
    expect(row).toMatchObject(customerOfFields(fieldsOfCustomer(aCustomer(row))));
  });

  it('sends a company with its name and the check digit of its NIT [N-33-214]', () => {
    const company = customerOfFields({
      ...newCustomerFields('900123456'),
      person_type: 'Company',
      id_type: '31',
      check_digit: '8',
      company_name: ' Quesos SAS ',
      commercial_name: 'La Quesera',
      first_name: 'left over',
    });
    expect(company).toMatchObject({ name: ['Quesos SAS'], check_digit: '8', commercial_name: 'La Quesera' });
    expect(company.vat_responsible).toBe(true);
    const { vat_responsible: said } = customerOfFields({
      ...newCustomerFields('900123456'),
      person_type: 'Company',
      vat_responsible: false,
    });
    expect(said).toBe(false);
    expect(customerOfFields(newCustomerFields('1121')).vat_responsible).toBe(false);
  });

  it('leaves out rows that nobody filled and a check digit that is not of a NIT', () => {
    const person = customerOfFields({ ...newCustomerFields('1121'), check_digit: '4' });
    expect(person).toMatchObject({ phones: [], contacts: [], check_digit: null });
  });

  it('sends a NIT without the check digit that was typed with it', () => {
    const company = customerOfFields({ ...newCustomerFields('900.123.456-8'), id_type: '31' });
    expect(company).toMatchObject({ identification: '900123456', check_digit: '8' });
  });

  it('judges mail addresses and digits only when they are there', () => {
    expect([emailProblem(undefined), emailProblem('ana@demo.test'), emailProblem('ana')]).toEqual([
      null,
      null,
      'El correo no es valido',
    ]);
    expect([digitsProblem(''), digitsProblem('310'), digitsProblem('+57')]).toEqual([
      null,
      null,
      'Escriba solo números, máximo 10.',
    ]);
  });
});
