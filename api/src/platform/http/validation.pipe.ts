import { TEXTS } from '@lacteos/contracts/validation';
import { ValidationPipe } from '@nestjs/common';
import { getMetadataStorage, type MetadataStorage, type ValidationError } from 'class-validator';
import { AppError } from '../errors/index.js';

const UNKNOWN_FIELD = 'Este campo no está permitido.';
/** A body may have thousands of invalid fields. */
const MAX_TEXTS = 100;

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

type Rules = ReturnType<MetadataStorage['getTargetValidationMetadatas']>;

let areRulesRemembered = false;
/**
 * class-validator collects the rules again at every validation. Groups and named schemas are not supported: a nested
 * object's schema is the name of the class around it.
 */
function rememberRulesOfClasses(): void {
  if (areRulesRemembered) return;
  areRulesRemembered = true;
  const storage = getMetadataStorage();
  const gather = storage.getTargetValidationMetadatas.bind(storage);
  const known = new Map<unknown, Rules>();
  storage.getTargetValidationMetadatas = (target, schema, always, strictGroups, groups) => {
    if (always || strictGroups || groups?.length) return gather(target, schema, always, strictGroups, groups);
    const rules = known.get(target) ?? gather(target, schema, always, strictGroups, groups);
    known.set(target, rules);
    return rules;
  };
  const group = storage.groupByPropertyName.bind(storage);
  const grouped = new WeakMap<Rules, ReturnType<typeof group>>();
  storage.groupByPropertyName = (rules) => {
    const byName = grouped.get(rules) ?? group(rules);
    grouped.set(rules, byName);
    return byName;
  };
}

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
