import { PRODUCT_FAMILIES, type ProductFamily } from '@lacteos/contracts/reference/product-families';

import { EnumField, TextField } from '#platform/http/index.js';

/** An article in their list. */
export class ArticleHeadDto {
  @TextField({ description: 'Last part of its address' })
  slug: string;

  @TextField()
  title: string;

  @TextField()
  summary: string;

  @TextField({ description: "What sort of news it is, 'Cocina'" })
  kind: string;

  @TextField({ description: 'Day in Colombia, yyyy-MM-dd' })
  publishedOn: string;

  @EnumField(PRODUCT_FAMILIES)
  family: ProductFamily;
}

/** An article with its text. */
export class ArticleDto extends ArticleHeadDto {
  @TextField({ description: "Plain text; '## ' begins a heading, '- ' a point of a list" })
  body: string;
}
