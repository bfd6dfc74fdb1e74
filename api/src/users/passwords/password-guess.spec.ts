import { describe, expect, it } from '@jest/globals';
import { PASSWORD_PATTERN } from '@lacteos/contracts/validation';
import { isGuessable } from './password-guess.js';

const ANA = {
  email: 'ana.penuela77@correo.test',
  first_name: 'Ana María',
  last_name: 'Peñuela',
  name_company: null,
};

describe('a password', () => {
  it.each([
    'Password1!',
    'P@ssw0rd',
    'P@$$w0rd2026!',
    'Passw0rd!',
    '@dm1nIstrador1',
    'Admin123!',
    'Qwerty123!',
    'Abc12345!',
    'Aa123456!',
    'Contrasena1!',
    'Bienvenido2026$',
    'Colombia2026*',
    'Diciembre2026!',
    'Lacteos2026!',
    'L@cteosDelLlano1',
    'Leche&Queso2026',
    '2026!Llano',
    'TiendaLacteos1!',
  ])('is guessable when it is as common as %s [N-16-136]', (password) => {
    expect(isGuessable(password, ANA)).toBe(true);
  });

  it.each(['Penuela2026!', 'AnaMaria1*', 'Ana$Penuela77', 'M@ria2026!', 'Penu3l@1990', 'penuelA$7'])(
    'is guessable when it contains the name or e-mail, as in %s [N-16-136]',
    (password) => {
      expect(isGuessable(password, ANA)).toBe(true);
      expect(password).toMatch(PASSWORD_PATTERN);
    },
  );

  it.each([
    'OtraClave2026!',
    'Nueva2026$',
    'Mango$Tigre42',
    'x7$K2!mQ9a',
    'correctHorse7&Battery',
    'xY7$4291835!',
    'LlanoTurpial8*',
  ])('is not guessable when it is neither, as in %s [N-16-136]', (password) => {
    expect(isGuessable(password, ANA)).toBe(false);
  });

  it('is guessable by the company of its own account only', () => {
    expect(isGuessable('Andaluza2026!', ANA)).toBe(false);
    expect(isGuessable('Andaluza2026!', { email: 'x@y.test', name_company: 'La Andaluza S.A.S.' })).toBe(
      true,
    );
  });
});
