export const CONSENT_PURPOSES = {
  contract: 'Atender, entregar y facturar mis pedidos',
  marketing: 'Recibir novedades y promociones',
} as const;
export type ConsentPurpose = keyof typeof CONSENT_PURPOSES;
export const CONSENT_PURPOSE_NAMES = Object.keys(CONSENT_PURPOSES) as ConsentPurpose[];

export const CONSENT_CHANNELS = {
  'sign-up': 'Al crear la cuenta',
  notice: 'En el aviso de la política nueva',
  profile: 'En el perfil',
} as const;
export type ConsentChannel = keyof typeof CONSENT_CHANNELS;
export const CONSENT_CHANNEL_NAMES = Object.keys(CONSENT_CHANNELS) as ConsentChannel[];

export const ERASURE_WORD = 'ELIMINAR';
