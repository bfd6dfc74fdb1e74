import {
  CLAIM_KIND_HINTS,
  CLAIM_KIND_NAMES,
  CLAIM_KINDS,
  HARM_KIND_NAMES,
  HARM_KINDS,
} from '@lacteos/contracts/claims/claims';
import { readDocument } from '@lacteos/contracts/identification/identification';
import { readSearch } from '@lacteos/contracts/identification/read-search';
import { readPhone } from '@lacteos/contracts/parsing/read-digits';
import { readEmail, readName } from '@lacteos/contracts/parsing/read-text';
import { DOCUMENT_TYPES } from '@lacteos/contracts/reference/reference-data';
import type { NewClaim } from '@lacteos/contracts/schemas';
import { Alert, Button, ErrorSummary, formatLongDay, SelectField, TextField } from '@lacteos/ui';
import { useEffect, useState, type FormEvent } from 'react';
import { Link } from 'react-router-dom';
import { failureText } from '#features/screen';
import { sendClaim, useClaimTerms } from './claim-calls';
import { type ClaimDraft, storeDraft, type StoredReceipt, keyOf } from './claim-draft';
import {
  FIELD_PREFIX,
  type PartProps,
  type Problems,
  problemsIn,
  problemsOf,
  summaryOf,
} from './claim-problems';
import styles from './claims.module.css';
import { FilePicker } from './file-picker';
import { OrderChoice, OrderNumber } from './order-choice';
import { TextArea } from './text-area';

interface ClaimFormProps {
  first: ClaimDraft;
  draftName: string;
  product: { id: number; name: string } | null;
  /** Null unless a customer is signed in. */
  customerId: number | null;
  onSent: (receipt: StoredReceipt) => void;
}

const DOCUMENT_OPTIONS = DOCUMENT_TYPES.map(({ code, name }) => ({ value: code, label: name }));
const HARM_OPTIONS = HARM_KIND_NAMES.map((kind) => ({ value: kind, label: HARM_KINDS[kind] }));

function KindChoice({ draft, problems, set }: PartProps) {
  const { data } = useClaimTerms();
  const term = data?.terms.find(({ kind }) => kind === draft.kind);
  return (
    <fieldset className={styles['kinds']}>
      <legend>¿Sobre qué nos quiere escribir?</legend>
      {problems['kind'] ? <p className="ui-field__error">{problems['kind']}</p> : null}
      {CLAIM_KIND_NAMES.map((kind) => (
        <label key={kind}>
          <input
            id={`${FIELD_PREFIX}kind-${kind}`}
            type="radio"
            name="kind"
            value={kind}
            checked={draft.kind === kind}
            onChange={() => set({ kind })}
          />
          <strong>{CLAIM_KINDS[kind]}</strong> <span>{CLAIM_KIND_HINTS[kind]}</span>
        </label>
      ))}
      <p role="status" className={styles['term']}>
        {term
          ? `Le respondemos a más tardar el ${formatLongDay(term.dueOn)} (${term.days} días hábiles).`
          : ''}
      </p>
    </fieldset>
  );
}

function readField(draft: ClaimDraft, name: 'name' | 'idType' | 'document' | 'email' | 'phone'): string {
  switch (name) {
    case 'name':
      return readName(draft.name);
    case 'document':
      return readDocument(draft.idType, draft.document);
    case 'email':
      return readEmail(draft.email);
    case 'phone':
      return readPhone(draft.phone);
    case 'idType':
      return draft.idType;
  }
}

function PersonFields({ draft, problems, set }: PartProps) {
  const bind = (name: 'name' | 'idType' | 'document' | 'email' | 'phone') => ({
    id: FIELD_PREFIX + name,
    value: draft[name],
    error: problems[name],
    onChange: ({ target }: { target: { value: string } }) => set({ [name]: target.value }),
    onBlur: () => {
      const read = readField(draft, name);
      if (read !== draft[name]) set({ [name]: read });
    },
  });
  return (
    <div className={styles['grid']}>
      <TextField label="Nombre completo" autoComplete="name" {...bind('name')} />
      <SelectField label="Tipo de documento" options={DOCUMENT_OPTIONS} {...bind('idType')} />
      <TextField label="Número de documento" {...bind('document')} />
      <TextField label="Correo electrónico" type="email" autoComplete="email" {...bind('email')} />
      <TextField
        label="Teléfono"
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        {...bind('phone')}
      />
    </div>
  );
}

const productOf = (draft: ClaimDraft, product: ClaimFormProps['product']): number | undefined =>
  draft.productId ? Number(draft.productId) : product?.id;

const bodyOf = (draft: ClaimDraft, product: ClaimFormProps['product']): NewClaim => ({
  kind: draft.kind as NewClaim['kind'],
  text: draft.text.trim(),
  name: readName(draft.name),
  idType: draft.idType as NewClaim['idType'],
  document: draft.document.trim(),
  email: readEmail(draft.email),
  phone: readPhone(draft.phone),
  files: draft.files.map(({ key }) => key),
  ...(draft.harm ? { harm: draft.harm as NonNullable<NewClaim['harm']> } : {}),
  ...(draft.orderId ? { orderId: Number(readSearch(draft.orderId)) } : {}),
  ...(productOf(draft, product) ? { productId: productOf(draft, product) } : {}),
});

function useClaimForm({ first, draftName, product, onSent }: ClaimFormProps) {
  const [draft, setDraft] = useState(first);
  const [problems, setProblems] = useState<Problems>({});
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<string | null>(null);
  const [isSending, setSending] = useState(false);
  useEffect(() => storeDraft(draftName, draft), [draftName, draft]);
  const set = (change: Partial<ClaimDraft>) => {
    setDraft((before) => ({ ...before, ...change }));
    setProblems((before) =>
      Object.fromEntries(Object.entries(before).filter(([name]) => !Object.hasOwn(change, name))),
    );
  };
  const refuse = (found: Problems) => {
    setProblems(found);
    setAttempt((count) => count + 1);
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    const found = problemsOf(draft);
    setFailure(null);
    if (Object.keys(found).length > 0) return refuse(found);
    setSending(true);
    try {
      const body = bodyOf(draft, product);
      const receipt = await sendClaim(body, keyOf(draftName, body));
      storeDraft(draftName, null);
      storeDraft(`${draftName}.attempt`, null);
      onSent({ ...receipt, email: body.email });
    } catch (error) {
      setFailure(failureText(error));
      refuse(problemsIn(error));
    } finally {
      setSending(false);
    }
  };
  return { draft, problems, attempt, failure, isSending, set, submit };
}

export function ClaimForm(props: ClaimFormProps) {
  const { product, customerId } = props;
  const { draft, problems, attempt, failure, isSending, set, submit } = useClaimForm(props);
  const part = { draft, problems, set };
  return (
    <form className={styles['form']} noValidate onSubmit={(event) => void submit(event)}>
      {failure ? <Alert title="No pudimos enviar su mensaje">{failure}</Alert> : null}
      <ErrorSummary errors={summaryOf(problems)} attempt={attempt} />
      <KindChoice {...part} />
      <TextArea
        id={`${FIELD_PREFIX}text`}
        label="Su mensaje"
        hint="Qué pasó, cuándo y qué espera de nosotros."
        value={draft.text}
        error={problems['text']}
        onChange={(text) => set({ text })}
      />
      {product ? <p>Producto: {product.name}</p> : null}
      <div className={styles['grid']}>
        {customerId === null ? (
          <OrderNumber {...part} />
        ) : (
          <OrderChoice {...part} customerId={customerId} hasProduct={product !== null} />
        )}
        <SelectField
          label="¿Un producto le hizo daño a alguien?"
          id={`${FIELD_PREFIX}harm`}
          placeholder="No"
          options={HARM_OPTIONS}
          value={draft.harm}
          onChange={({ target }) => set({ harm: target.value })}
        />
      </div>
      {draft.harm ? (
        <Alert kind="warning" title="Si es una urgencia, llame al 123.">
          Guarde el producto y su empaque, con el lote y la fecha. Le escribiremos pronto.
        </Alert>
      ) : null}
      <FilePicker files={draft.files} onChange={(files) => set({ files })} />
      {problems['files'] ? <p className="ui-field__error">{problems['files']}</p> : null}
      <h2>Sus datos</h2>
      <PersonFields {...part} />
      <p className="ui-field__hint">
        Con su documento y el número del caso puede ver cómo va. Usamos estos datos para responderle y para
        cumplir la ley. <Link to="/legal/datos">Política de datos</Link>
      </p>
      <Button type="submit" isPending={isSending}>
        Enviar
      </Button>
    </form>
  );
}
