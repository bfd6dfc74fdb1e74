import type { PersonalDataMap } from './map-types.js';

/** Accounts, their sessions and what they allowed. */
export const USERS_MAP: PersonalDataMap = {
  users: {
    personal: {
      n_document: ['número de documento', 'account', 'anonymised'],
      id_type: ['tipo de documento', 'account', 'anonymised'],
      person_type: ['persona o empresa', 'account', 'anonymised'],
      first_name: ['nombres', 'account', 'anonymised'],
      last_name: ['apellidos', 'account', 'anonymised'],
      name_company: ['razón social', 'account', 'anonymised'],
      commercial_name: ['nombre comercial', 'account', 'anonymised'],
      email: ['correo', 'account', 'anonymised'],
      email_key: ['correo para comparar', 'account', 'anonymised'],
      password_hash: ['contraseña cifrada', 'account', 'anonymised'],
      phone: ['teléfono', 'account', 'anonymised'],
      city_code: ['municipio', 'account', 'anonymised'],
      state_code: ['departamento', 'account', 'anonymised'],
    },
    other: [
      'id',
      'id_role',
      'active',
      'session_version',
      'version',
      'key_version',
      'created_at',
      'erased_at',
    ],
  },
  sessions: {
    personal: {
      id: ['nombre de la sesión', 'account', 'erased'],
      user_id: ['cuenta', 'account', 'erased'],
    },
    other: ['key_version', 'started_at', 'renewed_at', 'ends_at', 'ended_at'],
  },
  refresh_tokens: {
    personal: {
      user_id: ['cuenta', 'account', 'erased'],
      device: ['navegador y equipo', 'account', 'erased'],
      token_hash: ['llave de la sesión, cifrada', 'account', 'erased'],
      family: ['nombre de la sesión', 'account', 'erased'],
    },
    other: ['id', 'is_persistent', 'created_at', 'expires_at', 'used_at', 'revoked_at'],
  },
  recovery_codes: {
    personal: {
      user_id: ['cuenta', 'account', 'erased'],
      code_hash: ['código de recuperación, cifrado', 'account', 'erased'],
      browser: ['navegador que lo pidió, cifrado', 'account', 'erased'],
      network: ['dirección de red que lo pidió, cifrada', 'account', 'erased'],
    },
    other: [
      'id',
      'key_version',
      'is_long',
      'tries',
      'network_tries',
      'other_tries',
      'created_at',
      'expires_at',
    ],
  },
  email_verifications: {
    personal: {
      user_id: ['cuenta', 'account', 'erased'],
      email_key: ['correo confirmado', 'account', 'erased'],
    },
    other: ['verified_at'],
  },
  email_changes: {
    personal: {
      user_id: ['cuenta', 'account', 'erased'],
      email: ['correo nuevo sin confirmar', 'account', 'erased'],
      code_hash: ['código, cifrado', 'account', 'erased'],
    },
    other: ['key_version', 'tries', 'created_at', 'expires_at'],
  },
  saved_addresses: {
    personal: {
      user_id: ['cuenta', 'orders', 'erased'],
      label: ['nombre de la dirección', 'orders', 'erased'],
      address: ['dirección', 'orders', 'erased'],
      city_code: ['municipio', 'orders', 'erased'],
      state_code: ['departamento', 'orders', 'erased'],
    },
    other: ['id', 'is_default'],
  },
  totp_secrets: {
    personal: {
      user_id: ['cuenta', 'account', 'erased'],
      sealed_secret: ['llave del segundo paso, cifrada', 'account', 'erased'],
    },
    other: ['key_version', 'last_step', 'created_at', 'confirmed_at'],
  },
  backup_codes: {
    personal: {
      user_id: ['cuenta', 'account', 'erased'],
      code_hash: ['código de respaldo, cifrado', 'account', 'erased'],
    },
    other: ['id', 'used_at'],
  },
  consents: {
    personal: {
      user_id: ['cuenta', 'proof', 'account'],
      purpose: ['para qué', 'proof', 'account'],
      is_given: ['si autorizó', 'proof', 'account'],
    },
    other: ['id', 'text_version', 'text_hash', 'channel', 'at'],
  },
};
