import type { SaleCustomer } from '@lacteos/contracts/schemas';
import { identificationProblem, readDocument } from '@lacteos/contracts/identification/identification';
import { DOCUMENT_TYPES } from '@lacteos/contracts/reference/reference-data';
import { EMAIL_PATTERN, TEXTS } from '@lacteos/contracts/validation';
import { Alert, Button, Modal, SelectField, TextField } from '@lacteos/ui';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { errorText, useFirstFocus } from '#features/screen';
import { findCustomer } from './find-customer';
import styles from './customer.module.css';

interface CustomerDialogProps {
  customer: SaleCustomer | null;
  /** Null: 'Consumidor final'. */
  onChoose: (customer: SaleCustomer | null) => void;
  onClose: () => void;
}

type DocumentType = SaleCustomer['documentType'];

interface Draft {
  documentType: DocumentType;
  document: string;
  name: string;
  email: string;
}
type Problems = Partial<Record<'document' | 'name' | 'email', string>>;

const FOUND = { local: 'Cliente de la tienda.', siigo: 'Cliente de la contabilidad.' } as const;
const TYPES = DOCUMENT_TYPES.map(({ code, name }) => ({ value: code, label: name }));

const draftOf = (customer: SaleCustomer | null): Draft => ({
  documentType: customer?.documentType ?? '13',
  document: customer?.identification ?? '',
  name: customer?.name ?? '',
  email: customer?.email ?? '',
});

function problemsIn({ documentType, document, name, email }: Draft): Problems {
  const found: Problems = {};
  const wrong = identificationProblem(documentType, document);
  if (wrong) found.document = wrong;
  if (name.trim() === '') found.name = TEXTS.required;
  if (email.trim() !== '' && !EMAIL_PATTERN.test(email.trim())) found.email = 'Escriba un correo válido.';
  return found;
}

const customerOf = ({ documentType, document, name, email }: Draft): SaleCustomer => ({
  documentType,
  identification: readDocument(documentType, document),
  name: name.trim(),
  ...(email.trim() ? { email: email.trim() } : {}),
});

/** Looks the document up at the first Enter; the second takes the customer (Res. DIAN 202/2025: no more is asked). */
function useCustomerDraft({ customer, onChoose }: Pick<CustomerDialogProps, 'customer' | 'onChoose'>) {
  const [draft, setDraft] = useState(() => draftOf(customer));
  const [problems, setProblems] = useState<Problems>({});
  const [notice, setNotice] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const [lookedUp, setLookedUp] = useState<string | null>(customer?.identification ?? null);
  const [isSearching, setSearching] = useState(false);
  const [searches, setSearches] = useState(0);
  const search = async () => {
    const wrong = identificationProblem(draft.documentType, draft.document);
    setProblems(wrong ? { document: wrong } : {});
    if (wrong) return;
    const document = readDocument(draft.documentType, draft.document);
    setSearching(true);
    setFailure(null);
    try {
      const found = await findCustomer(draft.documentType, document);
      setLookedUp(document);
      setNotice(found ? FOUND[found.source] : 'No está registrado: escriba su nombre.');
      setDraft({ ...draft, document, name: found?.name ?? draft.name, email: found?.email ?? draft.email });
    } catch (error) {
      setFailure(`${errorText(error)} Puede escribir el nombre y seguir.`);
      setLookedUp(document);
    } finally {
      setSearching(false);
      setSearches(searches + 1);
    }
  };
  const isLookedUp = lookedUp === readDocument(draft.documentType, draft.document);
  const choose = () => {
    const found = problemsIn(draft);
    setProblems(found);
    if (Object.keys(found).length === 0) onChoose(customerOf(draft));
  };
  return { draft, setDraft, problems, notice, failure, isSearching, isLookedUp, searches, search, choose };
}

export function CustomerDialog({ customer, onChoose, onClose }: CustomerDialogProps) {
  const form = useCustomerDraft({ customer, onChoose });
  const { draft, setDraft, problems } = form;
  const document = useRef<HTMLInputElement>(null);
  const name = useRef<HTMLInputElement>(null);
  useFirstFocus(document);
  useEffect(() => {
    if (form.searches > 0) name.current?.focus();
  }, [form.searches]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (form.isLookedUp) form.choose();
    else void form.search();
  };
  const write = (field: keyof Draft) => (event: { target: { value: string } }) =>
    setDraft({ ...draft, [field]: event.target.value });
  return (
    <Modal title="Cliente" onClose={onClose}>
      <form noValidate className={styles.form} onSubmit={submit}>
        {form.failure ? <Alert kind="warning">{form.failure}</Alert> : null}
        <SelectField
          label="Tipo de documento"
          options={TYPES}
          value={draft.documentType}
          onChange={(event) => setDraft({ ...draft, documentType: event.target.value as DocumentType })}
        />
        <TextField
          ref={document}
          label="Número de documento"
          autoComplete="off"
          inputMode={draft.documentType === '13' || draft.documentType === '31' ? 'numeric' : 'text'}
          error={problems.document}
          value={draft.document}
          onChange={write('document')}
        />
        {form.isLookedUp ? (
          <>
            <TextField
              ref={name}
              label="Nombre o razón social"
              autoComplete="off"
              maxLength={100}
              error={problems.name}
              value={draft.name}
              onChange={write('name')}
            />
            <TextField
              label="Correo electrónico"
              isOptional
              type="email"
              autoComplete="off"
              maxLength={100}
              error={problems.email}
              value={draft.email}
              onChange={write('email')}
            />
          </>
        ) : null}
        <p role="status" className={styles.notice}>
          {form.notice}
        </p>
        <div className="ui-modal__actions">
          <Button look="secondary" onClick={() => onChoose(null)}>
            Consumidor final
          </Button>
          <Button type="submit" isPending={form.isSearching}>
            {form.isLookedUp ? 'Usar este cliente' : 'Buscar'}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
