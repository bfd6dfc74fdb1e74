import { BRAND } from '@lacteos/contracts';
import type { Mail } from '#platform/mail/index.js';

export const recoveryMail = (to: string, name: string, code: string): Mail => ({
  to,
  subject: `Código de recuperación: ${code}`,
  text: [
    `Hola${name ? ` ${name}` : ''}:`,
    '',
    `Su código para cambiar la contraseña es ${code}. Vence en 15 minutos.`,
    'Si usted no lo solicitó, ignore este mensaje: su contraseña sigue igual.',
    '',
    BRAND.name,
  ].join('\n'),
});
