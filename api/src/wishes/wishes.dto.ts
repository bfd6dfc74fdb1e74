import { IdArrayField } from '#platform/http/index.js';

/** Product ids, newest first. */
export class WishesDto {
  @IdArrayField({ description: 'Favourites' })
  favourites: number[];

  @IdArrayField({ description: "Products without stock whose return is mailed: 'Avíseme cuando haya'" })
  restockNotices: number[];
}
