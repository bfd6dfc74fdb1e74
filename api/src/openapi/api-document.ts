import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { PERMISSIONS } from '#platform/access/index.js';
import { API_PREFIX, FailureDto, PageMetaDto } from '#platform/http/index.js';

const METHODS = ['get', 'post', 'put', 'delete', 'patch'] as const;
type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;

/**
 * The OpenAPI document of an application: the DTO classes as schemas (without their suffix), the permission
 * table as security, and the one failure envelope for every operation.
 */
export function createApiDocument(app: INestApplication): OpenAPIObject {
  const outline = new DocumentBuilder()
    .setTitle('Lácteos del Llano: API')
    .setVersion('1.0.0')
    .addBearerAuth({ type: 'http', scheme: 'bearer', bearerFormat: 'JWT' }, 'bearer')
    .build();
  const document = SwaggerModule.createDocument(app, outline, {
    extraModels: [FailureDto, PageMetaDto],
    operationIdFactory: (controller, method) => `${controller.replace(/Controller$/, '')}_${method}`,
  });
  for (const [path, operations] of Object.entries(document.paths)) {
    for (const method of METHODS) {
      const operation = operations[method];
      if (operation) complete(operation, method, path);
    }
  }
  return withPlainNames(document);
}

function complete(operation: Operation, method: string, path: string): void {
  const route = `${method.toUpperCase()} ${path.replace(API_PREFIX, '').replaceAll(/\{(\w+)\}/g, ':$1')}`;
  const rule = PERMISSIONS[route];
  operation.operationId = `${operation.operationId ?? route}${path.endsWith('/cart/cart') && method === 'post' ? 'Again' : ''}`;
  operation.security = rule?.roles ? [{ bearer: [] }] : [];
  operation.description = [
    operation.description,
    rule?.roles ? `Roles: ${rule.roles.join(', ')}.` : 'Anyone.',
    rule?.row,
  ]
    .filter(Boolean)
    .join(' ');
  operation.responses['default'] = {
    description: 'Failure',
    content: { 'application/json': { schema: { $ref: '#/components/schemas/FailureDto' } } },
  };
}

/** Drops the `Dto` suffix: `ProductDto` is `Product` on the wire. */
function withPlainNames(document: OpenAPIObject): OpenAPIObject {
  const renamed = JSON.stringify(document).replaceAll(
    /#\/components\/schemas\/(\w+?)Dto"/g,
    '#/components/schemas/$1"',
  );
  const result = JSON.parse(renamed) as OpenAPIObject;
  const schemas = Object.entries(result.components?.schemas ?? {});
  const named = schemas.map(([name, schema]) => [name.replace(/Dto$/, ''), schema] as const);
  result.components = {
    ...result.components,
    schemas: Object.fromEntries(named.sort(([a], [b]) => a.localeCompare(b))),
  };
  result.paths = Object.fromEntries(Object.entries(result.paths).sort(([a], [b]) => a.localeCompare(b)));
  return result;
}
