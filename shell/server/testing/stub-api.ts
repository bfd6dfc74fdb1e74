import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Article, LegalText, Product, ShownPartner } from '@lacteos/contracts/schemas';

export const CHEESE: Product = {
  id: 12,
  name: 'Queso </script><b>"costeño"',
  slug: 'Bloque 500 g',
  price: 12_500.5,
  image: '/api/media/queso/640.webp',
  brand: 'Del Llano',
  description: 'Salado y firme. '.repeat(20),
  countInStock: 3,
  family: 'QUESOS',
  taxClassification: 'Taxed',
  netContent: 500,
  netContentUnit: 'g',
};

const TERMS: LegalText = {
  document: 'terminos',
  title: 'Términos',
  body: '## Precios\n\nCon <b>IVA</b>.\n\n- Uno',
  version: 1,
  publishedAt: '2026-11-22T15:00:00.000Z',
  isDefault: true,
  hash: '',
};

export const NEWS: Article = {
  slug: 'arequipe-de-cafe',
  title: 'Arequipe </script><b>de café',
  summary: 'Leche, panela y café.',
  kind: 'Cocina',
  publishedOn: '2026-11-18',
  family: 'POSTRES',
  body: 'Al final.\n\n## Con qué va\n\n- Queso',
};

const STORES: ShownPartner[] = [
  {
    id: 3,
    name: 'La 40 </script><b>',
    address: 'Calle 40 # 33-12',
    phone: '3104567890',
    city: 'Villavicencio',
    country: 'Meta',
    image: '/api/media/la-40/640.webp',
    hours: { weekdays: '08:00-12:00,14:00-18:00', saturday: '08:00-13:00', sunday: '' },
    location: '4.142,-73.62664',
    hoursToday: '',
    productsInStock: 7,
  },
  {
    id: 4,
    name: 'El Buque',
    address: 'Carrera 39 # 15-20',
    phone: '3204567890',
    city: 'Villavicencio',
    country: 'Meta',
    image: '',
    hours: null,
    location: null,
    hoursToday: null,
    productsInStock: 0,
  },
];

export class StubApi {
  product = CHEESE;
  list: Product[] | null = null;
  total: number | null = null;
  meta: Record<string, unknown> = {};
  version = '"1"';
  isBroken = false;
  asked: { path: string; tag: string | undefined }[] = [];
  private readonly server: Server = createServer((request, response) => {
    const path = request.url ?? '';
    const tag = request.headers['if-none-match'];
    this.asked.push({ path, tag });
    const status = this.isBroken
      ? 500
      : tag === this.version
        ? 304
        : /\/(12|terminos|arequipe-de-cafe|article\/|partner\/)$/.test(path) || path.includes('?')
          ? 200
          : 404;
    response.writeHead(status, { etag: this.version, 'content-type': 'application/json' });
    const listed = this.list ?? [this.product];
    const data = path.includes('?') ? listed : this.subjectAt(path);
    const meta = path.includes('?') ? { total: this.total ?? listed.length, ...this.meta } : undefined;
    response.end(status === 200 ? JSON.stringify({ success: true, data, meta }) : undefined);
  });

  private subjectAt(path: string): Article | Article[] | LegalText | Product | ShownPartner[] {
    if (path.endsWith('/partner/')) return STORES;
    if (path.endsWith('/terminos')) return TERMS;
    if (path.endsWith('/article/')) return [NEWS];
    return path.includes('/article/') ? NEWS : this.product;
  }

  async start(): Promise<string> {
    await new Promise<void>((done) => this.server.listen(0, '127.0.0.1', done));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }
  stop(): Promise<unknown> {
    return new Promise((done) => this.server.close(done));
  }
}
