import { ReportScreen } from '#features/admin/reports/report-screen.tsx'
import { useRouteId } from '#lib/route-id.ts'

export function Component() {
  const reportId = useRouteId('reportId')
  return <ReportScreen key={reportId} reportId={reportId} />
}
