import {
  checkDigitProblem,
  identificationProblem,
  readIdentification,
  recognizeNit,
} from './identification.js';
import { siigoName } from './siigo-name.js';

describe('an identification', () => {
  it.each([
    ['13', '12', 'Escriba de 3 a 13 dígitos.'],
    ['13', '12345678901234567890', 'Escriba de 3 a 13 dígitos.'],
    ['13', '900123456-8', 'El documento solo puede contener números'],
    ['13', 'AB123', 'El documento solo puede contener números'],
    ['13', '', 'Este campo es obligatorio.'],
    ['31', '900.123.456-7', 'El dígito de verificación de este NIT es 8.'],
    ['31', '9001234567', 'El dígito de verificación de este NIT es 8.'],
    ['31', '90', 'Escriba el NIT, de 3 a 13 dígitos.'],
    ['41', 'A1', 'Escriba de 3 a 20 letras y números, sin espacios.'],
    ['41', '-AB123', 'Escriba de 3 a 20 letras y números, sin espacios.'],
    ['R-00-PN', '12345678901234', 'Escriba de 3 a 13 letras y números, sin espacios.'],
  ])('of type %s is refused: %j [N-19-009]', (type, typed, problem) => {
    expect(identificationProblem(type, typed)).toBe(problem);
  });

  it.each([
    ['13', '1.121.800.900'],
    ['13', '123'],
    ['31', '900123456'],
    ['31', '900.123.456-8'],
    ['31', '9001234568'],
    ['31', '222222222222'],
    ['31', '1121800900'],
    ['41', 'AB-123456'],
    ['41', 'AB 123'],
    ['13', '1-098-765-432'],
    ['31', '900-123-456-8'],
    ['12', '12345678901234567890'],
  ])('of type %s is accepted: %j', (type, typed) => {
    expect(identificationProblem(type, typed)).toBeNull();
  });

  it.each([
    ['31', ' 900.123.456-8 ', '900123456', '8'],
    ['31', '9001234568', '900123456', '8'],
    ['31', '900123456', '900123456', null],
    // A person's NIT is the ten-digit cédula without a check digit.
    ['31', '1121800900', '1121800900', null],
    ['13', '1.121.800.900', '1121800900', null],
    ['41', ' AB-1 ', 'AB-1', null],
    ['41', 'AB 123.456', 'AB123456', null],
    ['22', '456.789', '456789', null],
    ['13', '1-098-765-432', '1098765432', null],
    ['31', '900-123-456-8', '900123456', '8'],
  ])('of type %s is normalised from %j [N-19-010]', (type, typed, identification, checkDigit) => {
    expect(readIdentification(type, typed)).toEqual({ identification, checkDigit });
  });

  it('is recognised as a NIT only by its hyphen and correct check digit', () => {
    expect(recognizeNit('900.123.456-8')).toEqual({ identification: '900123456', checkDigit: '8' });
    expect(['900.123.456-7', '9001234568', '1.121.800', 'AB-1', '-'].map(recognizeNit)).toEqual([
      null,
      null,
      null,
      null,
      null,
    ]);
  });

  it.each([
    ['800197268', '4'],
    ['890903938', '8'],
    ['899999068', '1'],
    ['830048145', '8'],
    ['13832081', '4'],
  ])('of the NIT %s has the check digit %s', (nit, digit) => {
    expect(checkDigitProblem('31', nit, digit)).toBeNull();
    expect(checkDigitProblem('31', nit, String((Number(digit) + 1) % 10))).toContain(`es ${digit}.`);
  });

  it('may have a one-figure check digit only as a NIT', () => {
    expect(checkDigitProblem('13', '1121800900', '1')).toBe('Solo el NIT tiene dígito de verificación.');
    expect(checkDigitProblem('31', '900123456', 'x')).toBe(
      'El dígito de verificación es un número de 0 a 9.',
    );
    expect(checkDigitProblem('31', '900123456', '')).toBeNull();
    expect(checkDigitProblem('31', '9', '3')).toBeNull();
  });
});

describe("a name in SIIGO's character set", () => {
  it.each([
    ['Pérez & Hijos', 'Pérez y Hijos'],
    ["D'Artagnan", 'DArtagnan'],
    ['Quesos – del Llano', 'Quesos - del Llano'],
    ['Leche 2½ litros', 'Leche 2 1/2 litros'],
    ['½ libra', '1/2 libra'],
    ['«El Ñato» S.A.S.', 'El Ñato S.A.S.'],
    ['Muñoz, Ana (Acacías)', 'Muñoz, Ana (Acacías)'],
  ])('turns %j into %j [N-19-012]', (name, expected) => {
    expect(siigoName(name)).toBe(expected);
  });
});
