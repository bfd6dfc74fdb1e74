import { BRAND } from '@lacteos/contracts';
import type { Mail } from '#platform/mail/index.js';

export const recoveryMail = (to: string, name: string, code: string): Mail => ({
  to,
  // Lock screens show subjects.
  subject: `Su código de recuperación de ${BRAND.name}`,
  text: [
    `Hola${name ? ` ${name}` : ''}:`,
    '',
    `Su código para cambiar la contraseña es ${code}. Vence en 15 minutos.`,
    'Si usted no lo solicitó, ignore este mensaje: su contraseña sigue igual.',
    '',
    BRAND.name,
  ].join('\n'),
});
