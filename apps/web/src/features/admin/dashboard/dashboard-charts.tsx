import type { Dashboard } from '@honjeo/contract/admin/staff'
import { DASHBOARD_DAYS } from '@honjeo/contract/values/limits'
import { useLingui } from '@lingui/react/macro'
import { Panel } from '../parts/panel.tsx'
import { BarChart } from './bar-chart.tsx'

export function DashboardCharts({ daily }: { daily: Dashboard['daily'] }) {
  const { t } = useLingui()
  const charts: { name: string; key: keyof Dashboard['daily'] }[] = [
    { name: t`가입`, key: 'signUps' },
    { name: t`게시글`, key: 'posts' },
    { name: t`리뷰`, key: 'reviews' },
    { name: t`동행방`, key: 'rooms' },
    { name: t({ message: '신고', context: 'list' }), key: 'reports' },
    { name: t`문의`, key: 'inquiries' },
  ]
  return (
    <Panel title={t`지난 ${DASHBOARD_DAYS}일`}>
      <div className="grid gap-x-8 gap-y-6 sm:grid-cols-2 xl:grid-cols-3">
        {charts.map(({ name, key }) => (
          <BarChart key={key} name={name} days={daily[key]} />
        ))}
      </div>
    </Panel>
  )
}
