import { BRAND } from '@lacteos/contracts/brand/brand';
import type { Mail } from '#platform/mail/index.js';

const CHANGES = {
  email: 'el correo electrónico',
  password: 'la contraseña',
  role: 'los permisos',
  store: 'la tienda asignada',
  totp: 'la verificación en dos pasos: quedó desactivada',
  deactivation: 'el estado: la cuenta quedó inactiva',
} as const;
export type AccountChange = keyof typeof CHANGES;

export const accountChangeMail = (to: string, name: string, changes: readonly AccountChange[]): Mail => ({
  to,
  subject: 'Cambios en su cuenta',
  text: [
    `Hola${name ? ` ${name}` : ''}:`,
    '',
    `Un administrador de ${BRAND.name} cambió en su cuenta:`,
    ...changes.map((change) => `- ${CHANGES[change]}`),
    '',
    'Por seguridad cerramos todas sus sesiones. Si usted no esperaba este cambio, escríbanos de inmediato.',
    '',
    BRAND.name,
  ].join('\n'),
});
