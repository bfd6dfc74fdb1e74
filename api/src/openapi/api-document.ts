import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import type { AccessRule } from '#platform/access/index.js';
import { IDEMPOTENCY_KEY, type Repetition, REPETITION_EXTENSION } from '#platform/repeats/index.js';
import { RouteCensus } from '#platform/routes/index.js';
import { API_PREFIX, FailureDto, PageMetaDto } from '#platform/http/index.js';

const METHODS = ['get', 'post', 'put', 'delete', 'patch'] as const;
type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;

/**
 * The OpenAPI document of an application: the DTO classes as schemas (without their suffix), the rule of
 * each route as security, and the one failure envelope for every operation.
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
  const routes = app.get(RouteCensus).list();
  const rules = new Map(routes.map(({ key, rule }) => [key, rule]));
  for (const [path, operations] of Object.entries(document.paths)) {
    for (const method of METHODS) {
      const operation = operations[method];
      const route = `${method.toUpperCase()} ${path.replace(API_PREFIX, '').replaceAll(/\{(\w+)\}/g, ':$1')}`;
      if (operation) complete(operation, route, rules.get(route));
    }
  }
  return withPlainNames(document);
}

function complete(operation: Operation, route: string, rule: AccessRule | undefined): void {
  operation.operationId = `${operation.operationId ?? route}${route === 'POST /cart/cart' ? 'Again' : ''}`;
  const repetition = Reflect.get(operation, REPETITION_EXTENSION) as Repetition | undefined;
  if (!route.startsWith('GET ') && repetition?.by !== 'nature')
    operation.parameters = withKey(operation.parameters);
  operation.security = rule?.roles ? [{ bearer: [] }] : [];
  operation.description = [
    operation.description,
    rule?.roles ? `Roles: ${rule.roles.join(', ')}.` : 'Anyone.',
    rule?.row,
    repetition?.because,
  ]
    .filter(Boolean)
    .join(' ');
  operation.responses['default'] = {
    description: 'Failure',
    content: { 'application/json': { schema: { $ref: '#/components/schemas/FailureDto' } } },
  };
}

/** The header that lets a write be sent again. */
function withKey(parameters: Operation['parameters'] = []): Operation['parameters'] {
  const others = parameters.filter((one) => !('name' in one) || one.name !== IDEMPOTENCY_KEY.header);
  const schema = { type: 'string', pattern: IDEMPOTENCY_KEY.pattern.source };
  return [...others, { name: IDEMPOTENCY_KEY.header, in: 'header', required: false, schema }];
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
