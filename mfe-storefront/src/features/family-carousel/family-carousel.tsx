import { fromWidth } from '@lacteos/contracts/breakpoints';
import { Link } from 'react-router-dom';
import { Carousel } from '../carousel/carousel';
import { FAMILIES } from './families';
import styles from './family-carousel.module.css';

const INTERVAL_MS = 5000;

export function FamilyCarousel() {
  return (
    <Carousel label="Productos" intervalMs={INTERVAL_MS} slides={FAMILIES} keyOf={({ name }) => name}>
      {({ name, text, pictures: { small, large } }) => (
        <Link to="/products" className={styles['slide']}>
          <span className={styles['words']}>
            <strong>{name}</strong>
            <span>{text}</span>
          </span>
          <img
            loading="lazy"
            decoding="async"
            sizes={`${fromWidth('xl')} 1200px, 100vw`}
            srcSet={`${small} 640w, ${large} 1280w`}
            src={small}
            alt=""
            width={1280}
            height={800}
          />
        </Link>
      )}
    </Carousel>
  );
}
