import { aCustomer } from '../../../testing/builders';
import { customerOfFields, fieldsOfCustomer, newCustomerFields } from './customer-fields';
import { checkDigitProblem, digitsProblem, emailProblem, identificationProblem } from './customer-rules';

describe('the customer sub-form', () => {
  it('shows a customer and says him again unchanged', () => {
    const {
      id: _id,
      id_siigo: _guid,
      version: _version,
      vat_responsible: _vat,
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

  it('says a company by its name, with the check digit of its NIT', () => {
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
  });

  it('leaves out rows that nobody filled and a check digit that is not of a NIT', () => {
    const person = customerOfFields({ ...newCustomerFields('1121'), check_digit: '4' });
    expect(person).toMatchObject({ phones: [], contacts: [], check_digit: null });
  });

  it.each([
    ['13', '1121900100', null],
    ['31', '900.123', 'Escriba de 3 a 13 dígitos, sin puntos ni dígito de verificación.'],
    ['41', 'AB 12', 'Escriba hasta 20 letras y números, sin espacios.'],
    ['41', 'AB12', null],
    ['13', ' ', 'Este campo es obligatorio.'],
  ])('judges the identification of type %s %j', (type, text, problem) => {
    expect(identificationProblem(type, text)).toBe(problem);
  });

  it.each([
    ['800197268', '4', null],
    ['800197268', '', null],
    ['800197268', '5', 'El dígito de verificación de este NIT es 4.'],
    ['800197268', 'x', 'El dígito de verificación es un número de 0 a 9.'],
  ])('judges the check digit of %s: %j', (nit, digit, problem) => {
    expect(checkDigitProblem(nit, digit)).toBe(problem);
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
