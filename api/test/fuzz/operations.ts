import { readFileSync } from 'node:fs';
import type { OpenAPIObject } from '@nestjs/swagger';
import { type Repetition, REPETITION_EXTENSION } from '../../src/platform/repeats/index.js';

/** The part of a schema from which values are generated. */
export interface Schema {
  readonly $ref?: string;
  readonly allOf?: readonly Schema[];
  readonly type?: string;
  readonly format?: string;
  readonly enum?: readonly unknown[];
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly nullable?: boolean;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
}
export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required?: boolean;
  readonly schema: Schema;
}
type Body = { readonly content: Readonly<Record<string, { readonly schema: Schema }>> };
interface DocumentedOperation {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: Body;
  readonly [REPETITION_EXTENSION]?: Repetition;
  readonly responses: Readonly<Record<string, { readonly content?: Body['content'] }>>;
}

/** One method of one path of the OpenAPI document. */
export interface Operation {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly parameters: readonly Parameter[];
  readonly body: Schema | null;
  readonly takesFile: boolean;
  /** The protection from repetitions where the answer is not stored with its effect. */
  readonly repetition: Repetition | null;
  /** False for files and other systems' contracts, which have no envelope. */
  readonly hasEnvelope: boolean;
}

const DOCUMENT = new URL('../../../libs/contracts/openapi.json', import.meta.url);
const document = JSON.parse(readFileSync(DOCUMENT, 'utf8')) as OpenAPIObject;
const schemas = document.components?.schemas as Readonly<Record<string, Schema>>;

/** Resolves references within the document. */
export function resolved(schema: Schema): Schema {
  const name = schema.$ref?.split('/').at(-1);
  if (name) return resolved(schemas[name] ?? {});
  const [first] = schema.allOf ?? [];
  return first ? { ...resolved(first), nullable: schema.nullable ?? false } : schema;
}

/** Every operation of the committed OpenAPI document. */
export const OPERATIONS: readonly Operation[] = Object.entries(document.paths).flatMap(([path, operations]) =>
  Object.entries(operations as Readonly<Record<string, DocumentedOperation>>).map(([method, operation]) =>
    operationOf(method.toUpperCase(), path, operation),
  ),
);

function operationOf(method: string, path: string, operation: DocumentedOperation): Operation {
  const { parameters = [], requestBody, responses } = operation;
  const json = requestBody?.content['application/json'];
  const file = requestBody?.content['multipart/form-data'];
  const success = Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1];
  const answer = success?.content?.['application/json']?.schema;
  return {
    name: `${method} ${path}`,
    method,
    path,
    parameters,
    body: json?.schema ?? null,
    takesFile: file !== undefined,
    repetition: operation[REPETITION_EXTENSION] ?? null,
    hasEnvelope: answer?.properties?.['success'] !== undefined,
  };
}
