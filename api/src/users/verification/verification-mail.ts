import { BRAND } from '@lacteos/contracts/brand/brand';

import type { Mail } from '#platform/mail/index.js';

/** Quotes nothing that the person typed at sign-up. */
export const verificationMail = (to: string, link: string): Mail => ({
  to,
  subject: `Confirme su correo en ${BRAND.name}`,
  text: [
    'Hola:',
    '',
    `Alguien creó una cuenta en ${BRAND.name} con este correo. Si fue usted, confírmelo aquí:`,
    link,
    '',
    'El enlace vence en 7 días. Si no fue usted, ignore este mensaje.',
    '',
    BRAND.name,
  ].join('\n'),
});
