import { HealthReportView, WeeklyMailSwitch } from '#features/health';
import { OfficePage } from '#features/office-table';

export function HealthPage() {
  return (
    <OfficePage title="Salud">
      <HealthReportView />
      <WeeklyMailSwitch />
    </OfficePage>
  );
}
