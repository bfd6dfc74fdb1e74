import { TRY_AGAIN_TEXT } from '@lacteos/contracts/general-texts';
import type { ReleaseErrorCode } from '../contract/release-error.js';

const REFUSALS = {
  'AUTH.REQUIRED': [401, 'Debe iniciar sesión.'],
  'AUTH.FORBIDDEN': [403, 'No tiene permiso para realizar esta acción.'],
  'VALIDATION.FAILED': [400, 'Hay datos que no son válidos. Revíselos e intente de nuevo.'],
  'REQUEST.MALFORMED': [400, 'La solicitud no se pudo leer.'],
  'REQUEST.TOO_LARGE': [413, 'La solicitud es demasiado grande.'],
  'REQUEST.UNSUPPORTED_MEDIA_TYPE': [415, 'El formato de la solicitud no es compatible.'],
  'REQUEST.TOO_MANY': [429, 'Demasiadas solicitudes. Intente de nuevo en un minuto.'],
  'RELEASES.UNKNOWN': [404, 'Esa versión no está publicada.'],
  'RELEASES.UNCHECKED': [
    409,
    'Esa versión no ha pasado la revisión ni ha estado en vivo: no se puede probar.',
  ],
  'RELEASES.NOTHING_BEFORE': [409, 'No hay una versión anterior a la cual volver.'],
  'RELEASES.NO_CANARY': [409, 'No hay una candidata: la lista cambió. Actualícela.'],
  'RELEASES.OUTDATED': [409, 'Alguien cambió la publicación mientras tanto. Actualice la lista.'],
  'RELEASES.GATE_REFUSED': [
    409,
    'La revisión no permite publicarla. Revísela de nuevo con la herramienta de publicaciones.',
  ],
  'RELEASES.TAMPERED': [409, 'Los archivos publicados no son los que se compilaron: no se cambió nada.'],
  'RELEASES.FORGED': [
    503,
    'La lista de versiones no tiene una firma válida: no se cambió nada. Avise al equipo técnico.',
  ],
  'RELEASES.KEY_NOT_ALLOWED': [
    409,
    'Esa versión no la firmó el equipo que la hace: desde aquí solo se elige entre las que firmó. Debe hacerlo ese equipo.',
  ],
  UNAVAILABLE: [503, 'El servicio no está disponible en este momento. Intente de nuevo más tarde.'],
  NOT_FOUND: [404, 'No se encontró lo que buscaba.'],
  INTERNAL: [500, TRY_AGAIN_TEXT],
} as const satisfies Record<string, readonly [status: number, text: string]>;

export type DeskErrorCode = keyof typeof REFUSALS;

/** Refused request; `message` is safe to show. */
export class DeskError extends Error {
  readonly status: number;

  constructor(
    readonly code: DeskErrorCode,
    cause?: unknown,
  ) {
    const [status, text] = REFUSALS[code];
    super(text, { cause });
    this.name = 'DeskError';
    this.status = status;
  }
}

/** The tool's refusals as desk codes; others are internal errors. */
export const FROM_TOOL: Partial<Record<ReleaseErrorCode, DeskErrorCode>> = {
  USAGE: 'VALIDATION.FAILED',
  NAME_INVALID: 'VALIDATION.FAILED',
  GATE_REFUSED: 'RELEASES.GATE_REFUSED',
  RELEASE_MISSING: 'RELEASES.UNKNOWN',
  NOTHING_BEFORE: 'RELEASES.NOTHING_BEFORE',
  NO_CANARY: 'RELEASES.NO_CANARY',
  CANARY_RUNNING: 'RELEASES.OUTDATED',
  OUTDATED: 'RELEASES.OUTDATED',
  REGISTRY_LOCKED: 'UNAVAILABLE',
  RELEASE_TAMPERED: 'RELEASES.TAMPERED',
  REGISTRY_FORGED: 'RELEASES.FORGED',
  KEY_NOT_ALLOWED: 'RELEASES.KEY_NOT_ALLOWED',
  STORE_UNAVAILABLE: 'UNAVAILABLE',
};
