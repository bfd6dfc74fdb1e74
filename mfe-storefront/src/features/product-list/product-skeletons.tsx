import cardStyles from './product-card.module.css';
import styles from './product-list.module.css';

/** Same height as cards, so that nothing shifts. */
export const CardSkeletons = ({ count }: { count: number }) => (
  <div className={styles['grid']} data-cards aria-hidden="true">
    {Array.from({ length: count }, (_, index) => (
      <div key={index} className={cardStyles['card']}>
        <span className={`${cardStyles['picture']} ${styles['bonePicture']}`} />
        <span className={cardStyles['body']}>
          <span className={styles['bone']} />
          <span className={styles['bone']} />
          <span className={styles['boneButton']} />
        </span>
      </div>
    ))}
  </div>
);
