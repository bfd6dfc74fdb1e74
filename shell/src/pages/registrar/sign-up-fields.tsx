import {
  identificationProblem,
  readDocument,
  readIdentification,
} from '@lacteos/contracts/identification/identification';
import {
  DOCUMENT_TYPES,
  PERSON_TYPE_LABELS,
  PERSON_TYPES,
} from '@lacteos/contracts/reference/reference-data';
import { DIGITS_PATTERN, TEXTS } from '@lacteos/contracts/validation';
import { PasswordField, SelectField, TextField } from '@lacteos/ui';
import type { Path, UseFormReturn } from 'react-hook-form';
import { fieldOf, type FieldRules } from '../account-field';
import { ACCOUNT_RULES } from '../account-rules';
import styles from '../account.module.css';
import type { SignUpForm } from './sign-up-form';
import { useDepartments } from './use-departments';

export const FIELD_PREFIX = 'registrar-';

const DOCUMENT_OPTIONS = DOCUMENT_TYPES.map(({ code, name }) => ({ value: code, label: name }));

interface FieldsProps {
  form: UseFormReturn<SignUpForm>;
}

const bind = (form: UseFormReturn<SignUpForm>) => (name: Path<SignUpForm>, rules?: FieldRules<SignUpForm>) =>
  fieldOf(form, FIELD_PREFIX, name, rules);

/** Before a type is chosen only letters are rejected. */
const documentProblem = (idType: string, typed: string): string | null => {
  const { identification } = readIdentification(idType, typed);
  if (!DIGITS_PATTERN.test(identification)) return TEXTS.documentInvalid;
  return idType === '' ? null : identificationProblem(idType, typed);
};

/** Removes a NIT's typed check digit on blur. */
const documentRules = (form: UseFormReturn<SignUpForm>): FieldRules<SignUpForm> => ({
  ...ACCOUNT_RULES.required,
  deps: ['idType'],
  validate: (typed) => documentProblem(form.getValues('idType'), String(typed)) ?? true,
  read: (typed) => readDocument(form.getValues('idType'), typed),
});

export function PersonTypeChoice({ form }: FieldsProps) {
  return (
    <fieldset className={styles['choice']}>
      <legend>Tipo de persona</legend>
      {PERSON_TYPES.map((type) => (
        <label key={type}>
          <input type="radio" value={type} {...form.register('person_type', ACCOUNT_RULES.required)} />
          {PERSON_TYPE_LABELS[type]}
        </label>
      ))}
    </fieldset>
  );
}

export function PersonNameFields({ form }: FieldsProps) {
  const field = bind(form);
  return (
    <>
      <TextField
        label="Nombres"
        autoComplete="given-name"
        {...field('first_name', ACCOUNT_RULES.firstName)}
      />
      <TextField
        label="Apellidos"
        autoComplete="family-name"
        {...field('last_name', ACCOUNT_RULES.lastName)}
      />
    </>
  );
}

export function CompanyNameFields({ form }: FieldsProps) {
  const field = bind(form);
  return (
    <>
      <TextField
        label="Razón social"
        autoComplete="organization"
        {...field('nameCompany', ACCOUNT_RULES.companyName)}
      />
      <TextField label="Nombre comercial (opcional)" {...field('commercialName', ACCOUNT_RULES.tradeName)} />
    </>
  );
}

export function AccountFields({ form }: FieldsProps) {
  const field = bind(form);
  return (
    <>
      <SelectField
        label="Tipo de documento"
        hint="Como aparece en su documento"
        placeholder="Seleccione…"
        options={DOCUMENT_OPTIONS}
        {...field('idType', ACCOUNT_RULES.required)}
      />
      <TextField
        label="Número de documento"
        inputMode="numeric"
        hint="NIT sin dígito de verificación"
        {...field('n_document', documentRules(form))}
      />
      <TextField
        label="Correo electrónico"
        hint="Lo usará para iniciar sesión"
        type="email"
        autoComplete="email"
        {...field('email', ACCOUNT_RULES.email)}
      />
      <PasswordField
        label="Contraseña"
        hint="Al menos 8 caracteres, con mayúscula, minúscula, número y uno de estos signos: @$!%*?&"
        autoComplete="new-password"
        {...field('password', ACCOUNT_RULES.password)}
      />
      <TextField
        label="Teléfono"
        hint="10 dígitos"
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        {...field('phone', ACCOUNT_RULES.phone)}
      />
    </>
  );
}

export function CityFields({ form }: FieldsProps) {
  const { departments, municipalitiesOf } = useDepartments();
  const field = bind(form);
  return (
    <>
      <SelectField
        label="Departamento"
        placeholder="Seleccione…"
        options={departments}
        {...field('state_code', {
          ...ACCOUNT_RULES.required,
          onChange: () => form.setValue('city_code', ''),
        })}
      />
      <SelectField
        label="Ciudad"
        placeholder="Seleccione…"
        options={municipalitiesOf(form.watch('state_code'))}
        {...field('city_code', ACCOUNT_RULES.required)}
      />
    </>
  );
}
