import { BRAND } from '@lacteos/contracts/brand/brand';

import type { Mail } from '#platform/mail/index.js';

/** Quotes nothing that the requester typed. */
export const newEmailMail = (to: string, code: string): Mail => ({
  to,
  // Lock screens show subjects.
  subject: `Su código para usar este correo en ${BRAND.name}`,
  text: [
    'Hola:',
    '',
    `Alguien quiere usar este correo en su cuenta de ${BRAND.name}. Si fue usted, escriba este código en su perfil: ${code}`,
    'Vence en 15 minutos. Si no fue usted, ignore este mensaje.',
    '',
    BRAND.name,
  ].join('\n'),
});

export const emailChangedMail = (to: string): Mail => ({
  to,
  subject: 'Su cuenta tiene otro correo',
  text: [
    'Hola:',
    '',
    `El correo de su cuenta de ${BRAND.name} cambió: desde ahora inicie sesión con el nuevo; este deja de servir.`,
    'Si no fue usted, escríbanos de inmediato.',
    '',
    BRAND.name,
  ].join('\n'),
});
