import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ConsolePage } from '../parts/console-page.tsx'
import { LoadState } from '../parts/load-state.tsx'
import { DashboardCharts } from './dashboard-charts.tsx'
import { DashboardNumbers } from './dashboard-numbers.tsx'
import { dashboardQuery } from './dashboard.api.ts'
import { WithdrawalReasons } from './withdrawal-reasons.tsx'

export function DashboardScreen() {
  const { t } = useLingui()
  return (
    <ConsolePage title={t`현황`}>
      <LoadState query={useQuery(dashboardQuery())}>
        {(dashboard) => (
          <div className="grid grid-cols-1 gap-4">
            <DashboardNumbers dashboard={dashboard} />
            <DashboardCharts daily={dashboard.daily} />
            <WithdrawalReasons reasons={dashboard.withdrawalReasons} />
          </div>
        )}
      </LoadState>
    </ConsolePage>
  )
}
