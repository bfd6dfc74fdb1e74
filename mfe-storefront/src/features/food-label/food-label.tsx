import { ALLERGEN_NAMES, expiryDay, type Allergen } from '@lacteos/contracts/reference/food-label';
import type { ProductDetails } from '@lacteos/contracts/schemas';
import { formatLongDay } from '@lacteos/ui';
import type { ReactNode } from 'react';
import styles from './food-label.module.css';
import { NutritionTable } from './nutrition-table';

const namesOf = (allergens: readonly Allergen[]): string =>
  allergens.map((allergen) => ALLERGEN_NAMES[allergen].toLowerCase()).join(', ');

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles['part']}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

function Keeping({ details }: { details: ProductDetails }) {
  const { storage, shelfLife } = details;
  const expires = expiryDay(details);
  if (!storage && !shelfLife && !expires) return null;
  return (
    <Part title="Conservación">
      {storage ? <p>{storage}</p> : null}
      {shelfLife ? (
        <p>
          Vida útil: <strong>{shelfLife}</strong>
        </p>
      ) : null}
      {expires ? (
        <p>
          Lo que enviamos hoy vence desde el <strong>{formatLongDay(expires)}</strong>
        </p>
      ) : null}
    </Part>
  );
}

export function FoodLabel({ details }: { details: ProductDetails }) {
  const { ingredients, allergens = [], mayContain = [], nutrition } = details;
  const hasRecipe = Boolean(ingredients) || allergens.length > 0 || mayContain.length > 0;
  return (
    <div className={styles['label']}>
      {nutrition ? (
        <Part title="Información nutricional">
          <NutritionTable facts={nutrition} />
        </Part>
      ) : null}
      <div>
        {hasRecipe ? (
          <Part title="Ingredientes y alérgenos">
            {ingredients ? <p>{ingredients}</p> : null}
            {allergens.length > 0 ? (
              <p>
                <strong>Contiene: {namesOf(allergens)}.</strong>
              </p>
            ) : null}
            {mayContain.length > 0 ? (
              <p>
                <strong>Puede contener: {namesOf(mayContain)}.</strong>
              </p>
            ) : null}
          </Part>
        ) : null}
        <Keeping details={details} />
      </div>
    </div>
  );
}
