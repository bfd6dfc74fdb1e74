import { BRAND } from '@lacteos/contracts';
import type { Mail } from '#platform/mail/index.js';

/** Tells the owner of an account that its password was changed with the one of before. */
export const passwordChangedMail = (to: string, name: string): Mail => ({
  to,
  subject: 'Su contraseña cambió',
  text: [
    `Hola${name ? ` ${name}` : ''}:`,
    '',
    'La contraseña de su cuenta cambió, y cerramos sus sesiones en los demás equipos.',
    'Si no fue usted, use «¿Olvidó su contraseña?» para poner otra y escríbanos de inmediato.',
    '',
    BRAND.name,
  ].join('\n'),
});
