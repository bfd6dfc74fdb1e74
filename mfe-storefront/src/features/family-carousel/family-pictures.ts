import lacteosSmall from './lacteos-small.webp';
import lacteosServed from './lacteos-served.webp';
import lacteos from './lacteos.webp';
import postresSmall from './postres-small.webp';
import postresServed from './postres-served.webp';
import postres from './postres.webp';
import quesosSmall from './quesos-small.webp';
import quesosServed from './quesos-served.webp';
import quesos from './quesos.webp';

/** The packs, `small` 640 px wide and `large` 1280 px, and food in use, 640 px. */
export const FAMILY_PICTURES = {
  lacteos: { small: lacteosSmall, large: lacteos, served: lacteosServed },
  quesos: { small: quesosSmall, large: quesos, served: quesosServed },
  postres: { small: postresSmall, large: postres, served: postresServed },
} as const;
