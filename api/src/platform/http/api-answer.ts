import { applyDecorators, HttpCode } from '@nestjs/common';
import { ApiExtraModels, ApiResponse, getSchemaPath } from '@nestjs/swagger';
import { PageMetaDto } from './envelope.dto.js';

type Class = new () => object;
type AnswerOf = Class | readonly [Class] | 'text' | null;

/** `Dto`, `[Dto]` for a list, 'text' for a text, null for no data. */
export function Answers(data: AnswerOf, status = 200): MethodDecorator {
  const model =
    data === null || data === 'text' ? null : Array.isArray(data) ? (data[0] as Class) : (data as Class);
  const reference = model ? { $ref: getSchemaPath(model) } : null;
  const dataSchema = reference
    ? Array.isArray(data)
      ? { type: 'array', items: reference }
      : reference
    : data === 'text'
      ? { type: 'string' }
      : { nullable: true, type: 'object', enum: [null] };
  return applyDecorators(
    HttpCode(status),
    ...(model ? [ApiExtraModels(model)] : []),
    ApiResponse({
      status,
      schema: {
        type: 'object',
        required: ['success', 'data'],
        properties: {
          success: { type: 'boolean', enum: [true] },
          data: dataSchema,
          meta: { $ref: getSchemaPath(PageMetaDto) },
        },
      },
    }),
  );
}
