import { LoadFailure } from '@lacteos/ui/antd';
import { useQuery } from '@tanstack/react-query';
import { App, Switch } from 'antd';

import { failedCall, formStyles } from '#features/editing';
import { useSwitchWeeklyMail, weeklyMailQuery } from './weekly-mail';
import styles from './health-report.module.css';

const TITLE = 'Correo de los lunes';
const HINT = 'weekly-mail-hint';

export function WeeklyMailSwitch() {
  const { notification } = App.useApp();
  const mail = useQuery(weeklyMailQuery);
  const { mutateAsync, isPending } = useSwitchWeeklyMail();
  const toggle = async (isOn: boolean) => {
    try {
      await mutateAsync(isOn);
    } catch (error) {
      notification.error({ title: failedCall(error).message, role: 'alert', duration: 0 });
    }
  };
  return (
    <section className={formStyles.officeCard} aria-label={TITLE}>
      <h2>{TITLE}</h2>
      {mail.isError ? (
        <LoadFailure
          isPart
          error={mail.error}
          isRetrying={mail.isFetching}
          onRetry={() => void mail.refetch()}
        />
      ) : (
        <p className={styles.weeklyMail}>
          <Switch
            aria-label="Recibir el correo de la semana"
            aria-describedby={HINT}
            checked={mail.data?.isOn ?? false}
            disabled={mail.isPending}
            loading={isPending}
            onChange={(isOn) => void toggle(isOn)}
          />
          <span id={HINT}>
            Cada lunes le llegan a su correo las ventas de la semana anterior, con las cifras del tablero.
          </span>
        </p>
      )}
    </section>
  );
}
