import { HealthReportView, WeeklyMailSwitch } from '#features/health';
import { OfficePage } from '#features/office-table';

/** `/admin/health`: whether the shop runs as it should, by the limits of the operators' alerts. */
export function HealthPage() {
  return (
    <OfficePage title="Salud">
      <HealthReportView />
      <WeeklyMailSwitch />
    </OfficePage>
  );
}
