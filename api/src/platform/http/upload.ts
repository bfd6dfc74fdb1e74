import { applyDecorators } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiBody, ApiConsumes, ApiExtension } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';

import { AppError } from '../errors/index.js';

export interface Upload {
  file: { name: string; bytes: Buffer } | null;
  fields: Readonly<Record<string, string>>;
}

interface UploadConfig {
  readonly maxFileBytes?: number;
}

const MULTIPART = /^multipart\/form-data\b/i;

/** OpenAPI extension from which the gateway's limits are generated. */
const MAX_FILE_EXTENSION = 'x-max-file-bytes';

/** multipart/form-data with field `file` and further text `fields`. */
export const AcceptsFile = (maxFileBytes: number, ...fields: string[]): MethodDecorator =>
  applyDecorators(
    RouteConfig({ maxFileBytes } satisfies UploadConfig),
    ApiExtension(MAX_FILE_EXTENSION, maxFileBytes),
    ApiConsumes('multipart/form-data'),
    ApiBody({
      schema: {
        type: 'object',
        required: ['file'],
        properties: {
          file: { type: 'string', format: 'binary' },
          ...Object.fromEntries(fields.map((name) => [name, { type: 'string' }])),
        },
      },
    }),
  );

/** @throws REQUEST.UNSUPPORTED_MEDIA_TYPE for a multipart body on any other route */
export async function refuseFilesElsewhere(request: FastifyRequest): Promise<void> {
  if (request.is404 || !MULTIPART.test(request.headers['content-type'] ?? '')) return;
  if (maxFileBytesOf(request) === undefined) throw new AppError('REQUEST.UNSUPPORTED_MEDIA_TYPE');
}

const maxFileBytesOf = ({ routeOptions }: FastifyRequest): number | undefined =>
  (routeOptions.config as UploadConfig).maxFileBytes;

/**
 * Reads into memory. @throws REQUEST.UNSUPPORTED_MEDIA_TYPE, REQUEST.TOO_LARGE above the route's limit,
 * REQUEST.MALFORMED
 */
export async function readUpload(request: FastifyRequest): Promise<Upload> {
  if (!request.isMultipart()) throw new AppError('REQUEST.UNSUPPORTED_MEDIA_TYPE');
  const fileSize = maxFileBytesOf(request) ?? 0;
  const fields: Record<string, string> = {};
  let file: Upload['file'] = null;
  try {
    for await (const part of request.parts({ limits: { fileSize } })) {
      if (part.type === 'file') {
        const bytes = await part.toBuffer();
        if (part.fieldname === 'file') file = { name: part.filename, bytes };
      } else if (typeof part.value === 'string') fields[part.fieldname] = part.value;
    }
  } catch (error) {
    throw new AppError(isTooLarge(error) ? 'REQUEST.TOO_LARGE' : 'REQUEST.MALFORMED', {}, error);
  }
  return { file, fields };
}

const isTooLarge = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'statusCode' in error && error.statusCode === 413;
