import { useLingui } from '@lingui/react/macro'
import { BarCalls, NotAnEmergencyService } from '#features/safety/checklist/bar-calls.tsx'
import { KeptWhere, SafetyNotices } from '#features/safety/checklist/safety-notices.tsx'
import { useSafetySync } from '#features/safety/checklist/safety-sync.ts'
import { MonthCalendar } from '#features/safety/checklist/stats/month-calendar.tsx'
import { SafetyTips } from '#features/safety/checklist/stats/safety-tips.tsx'
import { TodayCard } from '#features/safety/checklist/stats/today-card.tsx'
import { useCheckFigures } from '#features/safety/checklist/use-check-figures.ts'
import { paths } from '#lib/paths.ts'
import { BottomBar } from '#ui/bottom-bar.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { PageHeader } from '#ui/page-header.tsx'

export function Component() {
  const { t } = useLingui()
  const { rates, today } = useCheckFigures()
  const sync = useSafetySync()
  return (
    <>
      <PageHeader title={t`안전 통계`} back={{ fallback: paths.safetyCheck() }} />
      <div className="flex flex-1 flex-col gap-3 px-gutter pt-2 pb-6">
        <SafetyNotices />
        <TodayCard />
        <MonthCalendar rates={rates} today={today} />
        <KeptWhere sync={sync} />
        <div className="mt-3">
          <SafetyTips />
        </div>
        <LinkButton to={paths.home()} variant="secondary" fullWidth className="mt-2">
          {t`홈으로 가기`}
        </LinkButton>
        <NotAnEmergencyService />
      </div>
      <BottomBar>
        <BarCalls />
        <LinkButton to={paths.safetyCheck()} className="flex-1">
          {t`오늘 체크하기`}
        </LinkButton>
      </BottomBar>
    </>
  )
}
