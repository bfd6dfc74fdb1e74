import { Link } from 'react-router-dom';
import { Carousel } from '../carousel/carousel';
import styles from './family-carousel.module.css';
import lacteosSmall from './lacteos-small.webp';
import lacteos from './lacteos.webp';
import postresSmall from './postres-small.webp';
import postres from './postres.webp';
import quesosSmall from './quesos-small.webp';
import quesos from './quesos.webp';

const INTERVAL_MS = 5000;

const FAMILIES = [
  { name: 'LÁCTEOS', text: '(Yogurt, Kumis, Avena)', picture: lacteos, small: lacteosSmall },
  { name: 'QUESOS', text: '(Frescos y Maduros)', picture: quesos, small: quesosSmall },
  { name: 'POSTRES', text: '(Frescos y Deliciosos)', picture: postres, small: postresSmall },
] as const;

/** The three product families, one slide each, all leading to the shop. */
export function FamilyCarousel() {
  return (
    <Carousel label="Productos" intervalMs={INTERVAL_MS} slides={FAMILIES} keyOf={({ name }) => name}>
      {({ name, text, picture, small }) => (
        <Link to="/products" className={styles['slide']}>
          <img
            loading="lazy"
            decoding="async"
            sizes="(min-width: 1200px) 1200px, 100vw"
            srcSet={`${small} 640w, ${picture} 1280w`}
            src={small}
            alt=""
            width={1280}
            height={800}
          />
          <span className={styles['words']}>
            <strong>{name}</strong>
            <span>{text}</span>
          </span>
        </Link>
      )}
    </Carousel>
  );
}
