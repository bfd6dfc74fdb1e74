import { Link } from 'react-router-dom';
import { sectionStyles } from '#features/screen';
import { FAMILIES } from './families';

/** `isCompact` where they lead no page. */
export const FamilyTiles = ({ isCompact }: { isCompact: boolean }) => (
  <section
    className={sectionStyles['tiles']}
    data-compact={isCompact || undefined}
    aria-label="Familias de productos"
  >
    <ul className={sectionStyles['cards']}>
      {FAMILIES.map(({ name, text, pictures }) => (
        <li key={name} className={sectionStyles['card']}>
          <Link to={`/products?familia=${encodeURIComponent(name)}`} className={sectionStyles['tile']}>
            <img
              src={pictures.served}
              alt=""
              width={640}
              height={400}
              loading={isCompact ? 'lazy' : 'eager'}
            />
            <span className={sectionStyles['cardBody']}>
              <strong>Ver {name.toLowerCase()}</strong>
              <span>{text}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  </section>
);
