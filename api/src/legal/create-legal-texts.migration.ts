import { type MigrationInterface, type QueryRunner, Table } from 'typeorm';

import { createTables, dropTables, insertMissingRows } from '#platform/schema/table-changes.js';
import { tableColumns } from '#platform/schema/table-columns.js';

const FIRST_DAY = '2026-11-22 00:00:00.000';

/** Legal texts with all their versions. */
export class CreateLegalTexts1803100001000 implements MigrationInterface {
  name = 'CreateLegalTexts1803100001000';

  async up(runner: QueryRunner): Promise<void> {
    await createTables(runner, TABLES);
    await insertMissingRows(
      runner,
      'legal_texts (document, version, title, body, author_id, published_at)',
      FIRST_TEXTS.map(([document, title, body]) => [document, 1, title, body, null, FIRST_DAY]),
    );
  }

  down(runner: QueryRunner): Promise<void> {
    return dropTables(runner, TABLES);
  }
}

const TABLES = [
  new Table({
    name: 'legal_texts',
    columns: [
      tableColumns.varchar('document', 20, { isPrimary: true }),
      tableColumns.integer('version', { isPrimary: true }),
      tableColumns.varchar('title', 120),
      tableColumns.text('body'),
      tableColumns.integer('author_id', { isNullable: true }),
      tableColumns.timestamp('published_at'),
    ],
  }),
];

/** Document, title and text of the first version of each; the company's lawyer has to read them. */
const FIRST_TEXTS: readonly (readonly [document: string, title: string, body: string])[] = [
  [
    'terminos',
    'Términos y condiciones',
    `Al crear una cuenta o generar un pedido usted acepta estas condiciones.

## Su cuenta
Los datos que entrega deben ser suyos y verdaderos. La contraseña es personal: no la comparta.

## Precios
Los precios están en pesos colombianos e incluyen el IVA que corresponda. Debajo de cada precio está el valor sin IVA. El envío no está incluido y se informa aparte.

## Pedidos
Un pedido reserva las unidades. Si no se paga en el plazo indicado, la reserva termina y el pedido no se despacha. Después de cada compra recibe la factura electrónica en su correo.

## Cambios de estas condiciones
Cada pedido conserva la versión que usted aceptó al generarlo.`,
  ],
  [
    'entregas',
    'Entregas',
    `Antes de pagar le informamos el plazo de entrega. Si no acordamos otro, la entrega se hace dentro de los 30 días calendario siguientes a la compra.

Los productos viajan refrigerados y se entregan antes de su fecha de vencimiento.

Si el producto no está disponible, le avisamos y le devolvemos el dinero dentro de los 15 días calendario siguientes.`,
  ],
  [
    'devoluciones',
    'Cambios, devoluciones y retracto',
    `## Retracto
La ley le permite retractarse dentro de los 5 días hábiles siguientes a la entrega. Los alimentos perecederos no tienen derecho de retracto.

## Productos en mal estado
Si un producto llega en mal estado, vencido o equivocado, escríbanos. Lo cambiamos o devolvemos el dinero.

## Reversión del pago
Si pagó en línea y fue víctima de fraude, no pidió el producto, no lo recibió o llegó equivocado o defectuoso, puede pedir la reversión del pago dentro de los 5 días hábiles siguientes a la fecha en que lo supo.

## Devolución del dinero
Cuando la ley lo ordena, devolvemos el dinero dentro de los 15 días calendario siguientes, por el mismo medio de pago si es posible.`,
  ],
  [
    'reclamos',
    'Peticiones, quejas y reclamos',
    `Escríbanos al correo o llámenos al teléfono de esta página con el número de su pedido. Recibe un número con el que puede seguir su caso.

Si no queda conforme con la respuesta, puede acudir a la Superintendencia de Industria y Comercio.`,
  ],
  [
    'datos',
    'Política de datos personales',
    `Tratamos sus datos conforme a la Ley 1581 de 2012.

## Para qué usamos sus datos
- Atender sus pedidos, entregarlos y facturarlos.
- Responder sus consultas y reclamos.
- Cumplir las obligaciones que la ley nos impone.

## Sus derechos
Puede conocer, actualizar, corregir y pedir que eliminemos sus datos, y retirar su autorización. Respondemos las consultas dentro de los 10 días hábiles y los reclamos dentro de los 15 días hábiles siguientes.

## Cuánto tiempo los guardamos
Las facturas y sus soportes se conservan durante diez años, como lo exige la ley.`,
  ],
];
