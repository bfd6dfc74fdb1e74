import lacteosSmall from './lacteos-small.webp';
import lacteos from './lacteos.webp';
import postresSmall from './postres-small.webp';
import postres from './postres.webp';
import quesosSmall from './quesos-small.webp';
import quesos from './quesos.webp';

/** `small` is 640 px wide, `large` 1280 px. */
export const FAMILY_PICTURES = {
  lacteos: { small: lacteosSmall, large: lacteos },
  quesos: { small: quesosSmall, large: quesos },
  postres: { small: postresSmall, large: postres },
} as const;
