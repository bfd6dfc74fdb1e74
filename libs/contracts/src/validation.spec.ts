import { describe, expect, it } from '@jest/globals';
import { nitCheckDigit } from './identification/nit-check-digit.js';
import { EMAIL_PATTERN, NAME_PATTERN, PASSWORD_PATTERN, PHONE_PATTERN } from './validation.js';

describe('validation', () => {
  it.each([
    ['800197268', 4],
    ['890903938', 8],
    ['899999068', 1],
    ['890900608', 9],
    ['860002964', 4],
    ['860034313', 7],
    ['899999061', 9],
    ['890904996', 1],
    ['830048145', 8],
    ['860025900', 2],
    ['890904478', 6],
    ['13832081', 4],
    ['900123456', 8],
    ['800199436', 4],
    ['222222222222', 7],
  ])('computes the check digit of NIT %s as %i', (nit, digit) => {
    expect(nitCheckDigit(nit)).toBe(digit);
  });

  it.each(['Lacteos2026!', 'aB3$aB3$', 'Zz9@Zz9@Zz9@'])('accepts the password %s', (password) => {
    expect(password).toMatch(PASSWORD_PATTERN);
  });

  it.each([
    'corta1A',
    'sinmayuscula1!',
    'SINMINUSCULA1!',
    'SinNumero!!',
    'SinEspecial11',
    'Con espacio1!',
    'Con#otro1!',
  ])('refuses the password %s', (password) => {
    expect(password).not.toMatch(PASSWORD_PATTERN);
  });

  it('accepts accented names of at most 40 letters and spaces', () => {
    expect('María José Ñáñez').toMatch(NAME_PATTERN);
    expect('a'.repeat(41)).not.toMatch(NAME_PATTERN);
    expect('R2D2').not.toMatch(NAME_PATTERN);
    expect('').not.toMatch(NAME_PATTERN);
  });

  it('accepts phones of exactly ten digits', () => {
    expect('3101234567').toMatch(PHONE_PATTERN);
    expect('310123456').not.toMatch(PHONE_PATTERN);
    expect('+573101234567').not.toMatch(PHONE_PATTERN);
  });

  it('rejects a hostile e-mail without delay', () => {
    expect('cliente@demo.test').toMatch(EMAIL_PATTERN);
    expect('sin-arroba.test').not.toMatch(EMAIL_PATTERN);
    expect(`${'a'.repeat(50_000)}@`).not.toMatch(EMAIL_PATTERN);
  });
});
