import { BRAND } from '@lacteos/contracts/brand/brand';
import type { Mail } from '#platform/mail/index.js';

const OTHER_SESSIONS = 'y cerramos sus sesiones en los demás equipos.';
const CHANGE_PASSWORD =
  'Si no fue usted, use «¿Olvidó su contraseña?» para poner otra y escríbanos de inmediato.';
const TEXTS = {
  password: {
    subject: 'Su contraseña cambió',
    text: `La contraseña de su cuenta cambió, ${OTHER_SESSIONS}`,
  },
  recovery: {
    subject: 'Su contraseña cambió',
    text: 'La contraseña de su cuenta cambió con un código que enviamos a este correo, y cerramos todas sus sesiones.',
  },
  'second-step-on': {
    subject: 'Verificación en dos pasos activada',
    text: `Desde ahora su cuenta pide un código de una aplicación al iniciar sesión, ${OTHER_SESSIONS}`,
  },
  'second-step-off': {
    subject: 'Verificación en dos pasos desactivada',
    text: `Su cuenta ya no pide un código de una aplicación al iniciar sesión, ${OTHER_SESSIONS}`,
  },
  export: {
    subject: 'Pidieron una copia de sus datos',
    text: 'Desde su cuenta se pidió una copia de «Mis datos», con la contraseña.',
  },
} as const;

export type AccountNotice = keyof typeof TEXTS;

export const accountNoticeMail = (notice: AccountNotice, to: string, name: string): Mail => ({
  to,
  subject: TEXTS[notice].subject,
  text: [`Hola${name ? ` ${name}` : ''}:`, '', TEXTS[notice].text, CHANGE_PASSWORD, '', BRAND.name].join(
    '\n',
  ),
});
