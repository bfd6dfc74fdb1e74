import { TEXTS } from '@lacteos/contracts';
import { ValidationPipe } from '@nestjs/common';
import { getMetadataStorage, type ValidationError } from 'class-validator';
import { AppError } from '../errors/index.js';

const UNKNOWN_FIELD = 'Este campo no está permitido.';
/** Maximum texts in an answer, because a body may have thousands of invalid fields. */
const MAX_TEXTS = 100;

/** Validates bodies and queries; unknown fields are refused, not dropped. */
export function createValidationPipe(): ValidationPipe {
  rememberRulesOfClasses();
  return new ValidationPipe({
    transform: true,
    whitelist: true,
    forbidNonWhitelisted: true,
    forbidUnknownValues: true,
    stopAtFirstError: true,
    validationError: { target: false, value: false },
    exceptionFactory: (errors) =>
      new AppError('VALIDATION.FAILED', {
        errors: Object.fromEntries(Object.entries(textsByField(errors)).slice(0, MAX_TEXTS)),
      }),
  });
}

let areRulesRemembered = false;
/**
 * Caches each class's rules, because class-validator collects them again at every validation. Groups are not
 * supported.
 */
function rememberRulesOfClasses(): void {
  if (areRulesRemembered) return;
  areRulesRemembered = true;
  const storage = getMetadataStorage();
  const gather = storage.getTargetValidationMetadatas.bind(storage);
  const known = new Map<unknown, ReturnType<typeof gather>>();
  storage.getTargetValidationMetadatas = (target, schema, always, strictGroups, groups) => {
    if (schema || always || strictGroups || groups?.length)
      return gather(target, schema, always, strictGroups, groups);
    const rules = known.get(target) ?? gather(target, schema, always, strictGroups, groups);
    known.set(target, rules);
    return rules;
  };
}

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
