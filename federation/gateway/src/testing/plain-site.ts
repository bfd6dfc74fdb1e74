import type { Site } from '../site.js';

export const PLAIN_SITE: Site = {
  language: 'es-CO',
  securityContact: { email: 'security@site.test', languages: 'en' },
  signedInCookie: 'lacteos_signed_in',
  isApiCookie: (name) => name.startsWith('lacteos_'),
  isPageFont: (path) => path.endsWith('.woff2'),
  unavailable: '<!doctype html><h1>La tienda no está disponible en este momento.</h1>',
  headersTooLarge: '<!doctype html><h1>Las cookies de este sitio eran demasiado grandes.</h1>',
  read: async (answers, { page, calls: [call] }) => {
    if (call) await answers.read(call);
    return {
      isGone: false,
      tag: null,
      isRare: false,
      fill: null,
      head: () => [`<title>${page?.route.title ?? ''}</title>`],
      preloads: () => [],
      root: (frame) => `<div id="root">${frame}</div>`,
    };
  },
  serve: () => undefined,
};
