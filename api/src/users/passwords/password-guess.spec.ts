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
  ])('%s that everybody tries first is guessable [N-16-136]', (password) => {
    expect(isGuessable(password, ANA)).toBe(true);
  });

  it.each(['Penuela2026!', 'AnaMaria1*', 'Ana$Penuela77', 'M@ria2026!', 'Penu3l@1990', 'penuelA$7'])(
    '%s that is made of the name or the mail is guessable [N-16-136]',
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
  ])('%s that is neither is not [N-16-136]', (password) => {
    expect(isGuessable(password, ANA)).toBe(false);
  });

  it('with the company of somebody else is no guess, with the own one it is', () => {
    expect(isGuessable('Andaluza2026!', ANA)).toBe(false);
    expect(isGuessable('Andaluza2026!', { email: 'x@y.test', name_company: 'La Andaluza S.A.S.' })).toBe(
      true,
    );
  });
});
