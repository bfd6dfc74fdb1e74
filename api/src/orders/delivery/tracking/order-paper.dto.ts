import { IdField, IntField, NestedArrayField, TextField } from '#platform/http/index.js';
import { OrderRowDto } from '#orders/order/row/order.dto.js';

const IDS = /^\d{1,9}(,\d{1,9}){0,199}$/;

export class OrderPaperQuery {
  @TextField({ max: 2000, pattern: IDS, description: 'Ids of at most 200 orders, separated by commas' })
  ids: string;
}

class PaperLineDto {
  @IdField()
  id_product: number;

  @TextField()
  code: string;

  @TextField({ description: 'Its name when the order was placed' })
  name: string;

  @TextField({ description: "Presentation: 'Botella 1000 g'" })
  slug: string;

  @IntField()
  quantity: number;
}

export class OrderPaperDto extends OrderRowDto {
  @NestedArrayField(() => PaperLineDto, { description: 'Without what was missing when packed' })
  lines: PaperLineDto[];

  @TextField({
    nullable: true,
    max: 500,
    description: "Tracking page for the label; null: a cancelled or a counter's sale",
  })
  trackingUrl: string | null;

  @TextField({
    nullable: true,
    max: 20_000,
    description: 'QR code of `trackingUrl` as the address of an SVG',
  })
  trackingQr: string | null;
}
