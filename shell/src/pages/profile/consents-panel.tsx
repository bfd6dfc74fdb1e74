import { CONSENT_CHANNELS, CONSENT_PURPOSES } from '@lacteos/contracts/privacy/consents';
import type { Consents } from '@lacteos/contracts/schemas';
import { Button, formatMoment, notify } from '@lacteos/ui';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { decideConsent, readConsents } from '../../policy/consent-calls';
import { failureText } from '../../session/failure-text';
import { useAnswer } from '../../session/use-answer';
import account from '../account/account-pages.module.css';
import { AnswerPanel } from './answer-panel';

function History({ history }: Pick<Consents, 'history'>) {
  return (
    <details>
      <summary>Historia ({history.length})</summary>
      <ul>
        {history.map(({ purpose, isGiven, textVersion, channel, at }) => (
          <li key={`${purpose} ${at}`}>
            {formatMoment(at)}: {isGiven ? 'autorizó' : 'no autoriza'} «{CONSENT_PURPOSES[purpose]}».{' '}
            {CONSENT_CHANNELS[channel]}, <Link to="/legal/datos">política</Link> versión {textVersion}.
          </li>
        ))}
      </ul>
    </details>
  );
}

export function ConsentsPanel() {
  const { answer, reload } = useAnswer(readConsents);
  const [changed, setChanged] = useState<Consents | null>(null);
  const [isBusy, setBusy] = useState(false);
  const decide = async ({ policyVersion }: Consents, isGiven: boolean): Promise<void> => {
    setBusy(true);
    try {
      setChanged(await decideConsent({ purpose: 'marketing', isGiven, policyVersion, channel: 'profile' }));
      notify('success', 'Listo', isGiven ? 'Le contaremos las novedades.' : 'No le enviaremos promociones.');
    } catch (error) {
      notify('error', 'No pudimos guardarlo', failureText(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <AnswerPanel
      title="Autorizaciones"
      loading="Cargando sus autorizaciones…"
      failed="No pudimos leer sus autorizaciones."
      answer={answer}
      reload={reload}
    >
      {(read) => {
        const consents = changed ?? read;
        const isMarketing = consents.purposes.some(
          ({ purpose, isGiven }) => purpose === 'marketing' && isGiven,
        );
        return (
          <>
            <p>
              Cómo tratamos sus datos: <Link to="/legal/datos">política de datos personales</Link>.
            </p>
            <ul className={account['sessions']}>
              <li className={account['session']}>
                <p>
                  <strong>{CONSENT_PURPOSES.contract}</strong>
                  <br />
                  <span className={account['quiet']}>Necesaria: termina cuando elimina su cuenta.</span>
                </p>
              </li>
              <li className={account['session']}>
                <p>
                  <strong>{CONSENT_PURPOSES.marketing}</strong>
                  <br />
                  <span className={account['quiet']}>{isMarketing ? 'Autorizada' : 'No autorizada'}</span>
                </p>
                <Button
                  look="secondary"
                  isPending={isBusy}
                  onClick={() => void decide(consents, !isMarketing)}
                >
                  {isMarketing ? 'Retirar' : 'Autorizar'}
                </Button>
              </li>
            </ul>
            {consents.history.length > 0 ? <History history={consents.history} /> : null}
          </>
        );
      }}
    </AnswerPanel>
  );
}
