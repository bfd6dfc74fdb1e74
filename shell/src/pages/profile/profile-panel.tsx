import { readDocument } from '@lacteos/contracts/identification/identification';
import { DOCUMENT_TYPES } from '@lacteos/contracts/reference/reference-data';
import type { Profile } from '@lacteos/contracts/schemas';
import { refreshSession } from '@lacteos/session-bus';
import { Alert, Button, ErrorSummary, notify, SelectField, TextField } from '@lacteos/ui';
import { useState } from 'react';
import { useAnswer } from '../../session/use-answer';
import { fieldOf } from '../account-field';
import { ACCOUNT_RULES } from '../account-rules';
import { summaryOf } from '../error-list';
import styles from '../account.module.css';
import { AnswerPanel } from './answer-panel';
import { CityChoice } from './city-choice';
import { changeProfile, readProfile } from './profile-calls';
import own from './profile.module.css';
import { useFormCall } from './use-form-call';

const PREFIX = 'profile-';
const DOCUMENTS = DOCUMENT_TYPES.map(({ code, name }) => ({ value: code, label: name }));

const valuesOf = (profile: Profile) => ({
  first_name: profile.first_name ?? '',
  last_name: profile.last_name ?? '',
  nameCompany: profile.nameCompany ?? '',
  commercialName: profile.commercialName ?? '',
  idType: profile.idType as string,
  n_document: profile.n_document,
  phone: profile.phone,
  state_code: profile.state_code,
  city_code: profile.city_code,
});
type Fields = ReturnType<typeof valuesOf>;

/** Sends only the names of a person or those of a company. */
const changeOf = (values: Fields, { person_type, version }: Profile) => {
  const { first_name, last_name, nameCompany, commercialName, ...shared } = values;
  const names =
    person_type === 'Company'
      ? { nameCompany, ...(commercialName ? { commercialName } : {}) }
      : { first_name, last_name };
  return { ...shared, ...names, version } as Parameters<typeof changeProfile>[0];
};

function ProfileForm({ profile, onSaved }: { profile: Profile; onSaved: (profile: Profile) => void }) {
  const { form, submit, failure } = useFormCall<Fields>(valuesOf(profile), async (values) => {
    onSaved(await changeProfile(changeOf(values, profile)));
    notify('success', 'Listo', 'Guardamos sus datos.');
    // Greeting and checkout show the session's names.
    await refreshSession();
  });
  const isCompany = profile.person_type === 'Company';
  return (
    <form noValidate onSubmit={submit}>
      {failure ? <Alert title="No pudimos guardar.">{failure}</Alert> : null}
      <ErrorSummary {...summaryOf(form.formState, PREFIX)} />
      <div className={styles['grid']}>
        {isCompany ? (
          <>
            <TextField
              label="Razón social"
              {...fieldOf(form, PREFIX, 'nameCompany', ACCOUNT_RULES.companyName)}
            />
            <TextField
              label="Nombre comercial (opcional)"
              {...fieldOf(form, PREFIX, 'commercialName', ACCOUNT_RULES.tradeName)}
            />
          </>
        ) : (
          <>
            <TextField
              label="Nombres"
              autoComplete="given-name"
              {...fieldOf(form, PREFIX, 'first_name', ACCOUNT_RULES.firstName)}
            />
            <TextField
              label="Apellidos"
              autoComplete="family-name"
              {...fieldOf(form, PREFIX, 'last_name', ACCOUNT_RULES.lastName)}
            />
          </>
        )}
        {profile.isDocumentFixed ? null : (
          <>
            <SelectField
              label="Tipo de documento"
              options={DOCUMENTS}
              {...fieldOf(form, PREFIX, 'idType', ACCOUNT_RULES.required)}
            />
            <TextField
              label="Número de documento"
              inputMode="numeric"
              {...fieldOf(form, PREFIX, 'n_document', {
                ...ACCOUNT_RULES.required,
                read: (typed) => readDocument(form.getValues('idType'), typed),
              })}
            />
          </>
        )}
        <TextField
          label="Teléfono"
          hint="10 dígitos"
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          {...fieldOf(form, PREFIX, 'phone', ACCOUNT_RULES.phone)}
        />
        <CityChoice form={form} prefix={PREFIX} />
      </div>
      {profile.isDocumentFixed ? (
        <p className={own['apart']}>
          Documento: <strong>{profile.n_document}</strong>. Sus pedidos y facturas lo llevan: escríbanos si
          tiene un error.
        </p>
      ) : null}
      <Button type="submit" isPending={form.formState.isSubmitting}>
        Guardar mis datos
      </Button>
    </form>
  );
}

export function ProfilePanel() {
  const { answer, reload } = useAnswer(readProfile);
  const [saved, setSaved] = useState<Profile | null>(null);
  return (
    <AnswerPanel
      title="Sus datos"
      loading="Cargando sus datos…"
      failed="No pudimos leer sus datos."
      answer={answer}
      reload={reload}
    >
      {(read) => {
        const profile = saved ?? read;
        return <ProfileForm key={profile.version} profile={profile} onSaved={setSaved} />;
      }}
    </AnswerPanel>
  );
}
