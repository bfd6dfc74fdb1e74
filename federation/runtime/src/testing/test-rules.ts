import type { ShellRules } from '../remotes/shell-rules';

export const TEST_RULES: ShellRules = {
  texts: {
    slowPage: 'Esta sección tarda más de lo normal…',
    unavailablePage: {
      title: 'Esta sección no está disponible en este momento.',
      text: 'Inténtelo de nuevo.',
    },
    offlinePage: { title: 'Sin conexión', text: 'Se cargará sola cuando vuelva la red.' },
    loadingPart: 'Cargando..',
    slowPart: 'Esta función tarda más de lo normal…',
    unavailablePart: 'Esta función no está disponible en este momento.',
    retry: 'Reintentar',
  },
  mayOpen: ({ access }, { status }) => access === 'public' || status === 'authenticated',
  isSending: () => false,
  seesPublicPages: ({ status }) => status !== 'authenticated',
  isPublicAnswer: () => false,
};
