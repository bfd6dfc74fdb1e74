import type { ProductFamily } from '@lacteos/contracts/reference/product-families';

/** An article of 'Noticias': written in the repository, see docs/adr/0018. */
export interface Article {
  /** Last part of its address; it never changes. */
  readonly slug: string;
  readonly title: string;
  /** One or two sentences, for lists and search engines. */
  readonly summary: string;
  readonly kind: 'Producto' | 'Cosecha' | 'Cocina';
  /** Colombian day (yyyy-MM-dd) on which it was published. */
  readonly publishedOn: string;
  /** Subject: decides the picture and the products that the article links to. */
  readonly family: ProductFamily;
  /** Plain text; '## ' begins a heading, '- ' a point of a list. */
  readonly body: string;
}

/** All articles, newest first. */
export const ARTICLES: readonly Article[] = [
  {
    slug: 'arequipe-de-olla-tambien-de-cafe',
    title: 'Arequipe de olla, ahora también de café',
    summary: 'Leche, panela y café de montaña a fuego lento. Pruébelo con queso campesino.',
    kind: 'Cocina',
    publishedOn: '2026-11-18',
    family: 'POSTRES',
    body: `El arequipe de siempre tiene un hermano: lleva café tostado, recién molido, que entra en la olla cuando la leche ya tomó color.

## Cómo se hace
Calentamos la leche entera con panela y una pizca de bicarbonato, y la revolvemos sin afán hasta que espesa. El café va al final, colado, para que dé sabor sin amargar. No lleva colorantes ni espesantes.

## Con qué va
- Una tajada de queso campesino, que corta el dulce con su sal.
- Obleas o galletas de soda.
- Una cucharada en el yogurt natural sin azúcar.

## Cómo se guarda
Cerrado, en un lugar fresco y seco. Abierto, en la nevera y con cuchara limpia: así conserva su brillo y no se cristaliza.`,
  },
  {
    slug: 'queso-siete-cueros-empacado-al-vacio',
    title: 'El queso siete cueros ya viaja empacado al vacío',
    summary: 'Se conserva veinte días en la nevera y llega entero hasta Puerto López.',
    kind: 'Producto',
    publishedOn: '2026-11-09',
    family: 'QUESOS',
    body: `El siete cueros es el queso de los Llanos: se hila en caliente, se estira y se dobla sobre sí mismo hasta formar capas que se abren con los dedos.

Hasta ahora viajaba envuelto, y había que comerlo en pocos días. Desde este mes cada pieza sale de la planta empacada al vacío, y así se conserva veinte días en la nevera sin perder su humedad.

## Antes de servirlo
Sáquelo del empaque media hora antes y déjelo destapado: el olor a suero se va y las capas se separan mejor.

## Qué hacer con él
- Asado en la parrilla, apenas hasta que dore por fuera.
- Deshilachado sobre una arepa caliente.
- En cubos, con bocadillo o con miel.`,
  },
  {
    slug: 'nuevos-sabores-con-fruta-del-ariari',
    title: 'Nuevos sabores con fruta del Ariari',
    summary: 'Maracuyá y guanábana de pequeños cultivadores de Granada, en vaso y en botella.',
    kind: 'Cosecha',
    publishedOn: '2026-10-30',
    family: 'LÁCTEOS',
    body: `El Ariari da fruta todo el año, y la mejor llega a Granada antes del amanecer. De allí vienen la maracuyá y la guanábana de nuestros dos yogures nuevos.

## Del árbol al yogurt
La fruta se despulpa el mismo día y entra fría al yogurt ya fermentado. Por eso la maracuyá conserva su acidez y la guanábana su perfume, sin colorantes ni sabores añadidos.

## En qué presentación
- La maracuyá, en vaso personal de 200 g.
- La guanábana, en botella de 1000 g para la casa.

Agite la botella antes de servir: la pulpa se asienta en el fondo, y ahí está lo mejor.`,
  },
];
