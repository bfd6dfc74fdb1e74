import type { Route, RouteLink } from '@lacteos/contracts/schemas';
import { formatLongDay, formatMoment } from '@lacteos/ui';
import { FormProblem, useLastingProblem } from '@lacteos/ui/antd';
import { Button, Modal } from 'antd';
import { useState } from 'react';

import { failedCall, formStyles } from '#features/editing';
import { ShareLink } from '#features/share-link';
import { useRouteLink } from '../model/plan-calls';

interface RouteLinkDialogProps {
  route: Route;
  onClose: () => void;
}

/** The API shows a link once: a new one ends the link that a driver may be using. */
export function RouteLinkDialog({ route, onClose }: RouteLinkDialogProps) {
  const { id, driverName, day, linkEndsAt } = route;
  const [link, setLink] = useState<RouteLink | null>(null);
  const [hadLink] = useState(linkEndsAt !== null);
  const [problem, setProblem] = useLastingProblem<string>();
  const { mutateAsync: create, isPending } = useRouteLink();
  const make = async () => {
    setProblem(null);
    try {
      setLink(await create(id));
    } catch (error) {
      setProblem(failedCall(error).message);
    }
  };
  return (
    <Modal
      open
      title={`Enlace de ${driverName}`}
      footer={<Button onClick={onClose}>Cerrar</Button>}
      mask={{ closable: false }}
      onCancel={onClose}
    >
      <FormProblem className={formStyles.officeFormNotice} problem={problem} />
      {link ? (
        <>
          <p role="status">
            Cópielo ahora: no se vuelve a mostrar. Sirve hasta el {formatMoment(link.endsAt)}
          </p>
          <ShareLink
            label="Enlace de la ruta"
            url={link.url}
            text={`Hola, ${driverName}. Esta es su ruta del ${formatLongDay(day)}:`}
          />
        </>
      ) : (
        <>
          <p>
            Quien lo abra ve las paradas de esta ruta y puede registrar las entregas, sin cuenta. Envíelo solo
            a {driverName}.
          </p>
          {hadLink && <p>El enlace anterior deja de servir.</p>}
          <Button type="primary" loading={isPending} onClick={() => void make()}>
            Crear enlace
          </Button>
        </>
      )}
    </Modal>
  );
}
