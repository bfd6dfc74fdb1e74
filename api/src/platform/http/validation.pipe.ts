import { TEXTS } from '@lacteos/contracts';
import { ValidationPipe } from '@nestjs/common';
import type { ValidationError } from 'class-validator';
import { AppError } from '../errors/index.js';

const UNKNOWN_FIELD = 'Este campo no está permitido.';

/** Checks bodies and queries against their DTO classes; unknown fields are refused, not dropped. */
export const createValidationPipe = (): ValidationPipe =>
  new ValidationPipe({
    transform: true,
    whitelist: true,
    forbidNonWhitelisted: true,
    forbidUnknownValues: true,
    stopAtFirstError: true,
    validationError: { target: false, value: false },
    exceptionFactory: (errors) => new AppError('VALIDATION.FAILED', { errors: textsByField(errors) }),
  });

/** Flat texts by dotted path, as forms need them. */
function textsByField(errors: readonly ValidationError[], prefix = ''): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const error of errors) {
    const path = `${prefix}${error.property}`;
    const [kind, text] = Object.entries(error.constraints ?? {})[0] ?? [];
    if (kind) texts[path] = kind === 'whitelistValidation' ? UNKNOWN_FIELD : (text ?? TEXTS.required);
    Object.assign(texts, textsByField(error.children ?? [], `${path}.`));
  }
  return texts;
}
