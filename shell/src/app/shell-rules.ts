import { isSending } from '@lacteos/api-client';
import { ROLES } from '@lacteos/contracts/reference/roles';
import type { ShellRules } from '@lacteos/remote-runtime';
import { judge } from '../session/judge';

/** By width only: uploads for returns and claims have no such address. */
const PUBLIC_ANSWERS = /^\/api\/(?:(?:product|partner|legal)\/|media\/[^/]+\/\d+\.(?:avif|webp)$)/;

export const SHELL_RULES: ShellRules = {
  texts: {
    slowPage: 'Esta sección tarda más de lo normal…',
    unavailablePage: {
      title: 'Esta sección no está disponible en este momento.',
      text: 'El resto de la tienda sigue funcionando. Puede intentarlo de nuevo.',
    },
    offlinePage: {
      title: 'Sin conexión',
      text: 'Esta página no se había abierto en este equipo. Se cargará cuando vuelva la conexión.',
    },
    loadingPart: 'Cargando..',
    slowPart: 'Esta función tarda más de lo normal…',
    unavailablePart: 'Esta función no está disponible en este momento.',
    retry: 'Reintentar',
  },
  mayOpen: (route, session) => judge(route, session) === 'enter',
  isSending,
  // The office keeps nothing, and cashiers get other answers from the same address.
  seesPublicPages: (session) => session.status !== 'authenticated' || session.user.id_role === ROLES.user,
  isPublicAnswer: (pathname) => PUBLIC_ANSWERS.test(pathname),
};
