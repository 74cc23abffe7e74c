import { useLingui } from '@lingui/react/macro'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { CalendarRange } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatListTime } from '#lib/dates.ts'
import { paths } from '#lib/paths.ts'
import { useSession } from '#lib/session.ts'
import { Card } from '#ui/card.tsx'
import { KeptNotice } from '#ui/kept-notice.tsx'
import { ListItem } from '#ui/list-item.tsx'
import { formatJourney } from '../journey-text.ts'
import { myPlansQuery } from '../plans.api.ts'
import { keptPlans } from './kept-plans.ts'

export interface KeptPlanListProps {
  failure: Error
  /** Instead, where the device has none. */
  fallback: ReactNode
}

/** What of the plans can be read on this device while their list cannot be had. */
export function KeptPlanList({ failure, fallback }: KeptPlanListProps) {
  const { t } = useLingui()
  const userId = useSession()?.userId ?? 0
  const { refetch } = useInfiniteQuery({ ...myPlansQuery(), refetchOnReconnect: true })
  const { data: kept, isPending } = useQuery({
    queryKey: ['kept', keptPlans.name, userId],
    queryFn: () => keptPlans.list(userId),
    retry: false,
    gcTime: 0,
  })
  if (isPending) return null
  if (kept === undefined || kept.length === 0) return fallback
  return (
    <div className="space-y-4">
      <KeptNotice failure={failure} onRetry={() => void refetch()}>
        <p>{t`이 기기에 저장해 둔 일정만 보여드려요.`}</p>
      </KeptNotice>
      <Card className="p-0">
        <ul aria-label={t`저장해 둔 일정`} className="divide-y divide-basalt-200">
          {kept.map(({ planId, savedAt, plan }) => {
            const journey = formatJourney(plan.startDate, plan.endDate)
            const when = formatListTime(savedAt)
            return (
              <ListItem
                key={planId}
                to={paths.plan(planId)}
                leading={<CalendarRange aria-hidden="true" size={22} />}
                title={plan.title}
                description={t`${journey} · ${when} 저장`}
              />
            )
          })}
        </ul>
      </Card>
    </div>
  )
}
