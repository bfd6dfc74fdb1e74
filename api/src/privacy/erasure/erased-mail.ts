import { BRAND } from '@lacteos/contracts/brand/brand';

import type { Mail } from '#platform/mail/index.js';

export const erasedMail = (to: string): Mail => ({
  to,
  subject: 'Su cuenta fue eliminada',
  text: [
    'Hola:',
    '',
    `Eliminamos su cuenta de ${BRAND.name} y los datos que guardábamos con ella.`,
    'La ley nos obliga a conservar diez años sus facturas y los pedidos pagados, sin correo, teléfono ni dirección de entrega.',
    'Cuando quiera, puede crear otra cuenta con el mismo correo.',
    '',
    BRAND.name,
  ].join('\n'),
});
