import { Suspense } from 'react';
import { Link } from 'react-router-dom';
import { lazyPart, sectionStyles, WhenNear } from '#features/screen';
import styles from './new-products.module.css';

const NewestList = lazyPart(async () => (await import('./newest-list')).NewestList);

export const NewProducts = () => (
  <div className={`${sectionStyles['section']} ${styles['newest']}`}>
    <WhenNear>
      <Suspense>
        <NewestList />
      </Suspense>
    </WhenNear>
    <p>
      <Link to="/products?orden=nuevos">Ver todos, del más nuevo al más antiguo</Link>
    </p>
  </div>
);
