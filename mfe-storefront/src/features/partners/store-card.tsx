import { fromWidth } from '@lacteos/contracts/breakpoints';
import { ProductPicture } from '@lacteos/ui';
import { sectionStyles } from '#features/screen';
import { distanceText, type NearStore } from './near-stores';
import { OpeningHours } from './opening-hours';
import styles from './partners.module.css';

const SIZES = `${fromWidth('lg')} 380px, ${fromWidth('sm')} 50vw, 100vw`;

const mapAddress = (location: string): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(location)}`;

const stockText = (products: number): string =>
  products === 1 ? '1 producto disponible' : `${products} productos disponibles`;

export function StoreCard({ near, heading: CardHeading }: { near: NearStore; heading: 'h2' | 'h3' }) {
  const { store, km } = near;
  const { name, address, phone, city, country, image, location, productsInStock } = store;
  return (
    <li className={sectionStyles['card']}>
      <ProductPicture image={image} alt={`Fachada de ${name}`} sizes={SIZES} />
      <div className={sectionStyles['cardBody']}>
        <CardHeading>{name}</CardHeading>
        <OpeningHours store={store} />
        <address>
          {address}
          <br />
          {city}, {country}
          {km === null ? null : <span className={styles['distance']}> · {distanceText(km)}</span>}
        </address>
        {productsInStock > 0 ? <p className={styles['stock']}>{stockText(productsInStock)}</p> : null}
        <p className={styles['ways']}>
          <a href={`tel:+57${phone}`}>{phone}</a>
          {location ? (
            <a href={mapAddress(location)} target="_blank" rel="noreferrer">
              Cómo llegar
              <span className="visually-hidden"> a {name} (abre un mapa)</span>
            </a>
          ) : null}
        </p>
      </div>
    </li>
  );
}
