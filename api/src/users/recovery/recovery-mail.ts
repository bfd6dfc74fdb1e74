import { BRAND } from '@lacteos/contracts/brand/brand';
import type { Mail } from '#platform/mail/index.js';
import type { RecoveryCodeKind } from './recovery-mail-budget.js';

const MINUTE_MS = 60_000;

export const recoveryMail = (to: string, name: string, code: string, kind: RecoveryCodeKind): Mail => ({
  to,
  // Lock screens show subjects.
  subject: `Su código de recuperación de ${BRAND.name}`,
  text: [
    `Hola${name ? ` ${name}` : ''}:`,
    '',
    `Su código para cambiar la contraseña es ${code}. Vence en ${kind.lifeMs / MINUTE_MS} minutos.`,
    ...(kind.isLong
      ? [
          'Hoy se pidieron muchos códigos para su cuenta: por eso este es más largo, y por un rato no enviamos otro.',
        ]
      : []),
    'Si usted no lo solicitó, ignore este mensaje: su contraseña sigue igual.',
    '',
    BRAND.name,
  ].join('\n'),
});
