import { SAFETY_STREAK_RATE } from '@honjeo/contract/values/limits'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Flame, HeartHandshake, Phone, Sunset, Wind } from 'lucide-react'
import { formatDay } from '#lib/text/dates.ts'
import { paths } from '#lib/navigation/paths.ts'
import { BottomBar, PageHeader } from '#ui/list/page-header.tsx'
import { Card } from '#ui/list/card.tsx'
import { LinkButton } from '#ui/form/button.tsx'
import { ProgressBar } from '#ui/feedback/progress-bar.tsx'
import { BarCalls, KeptWhere, NotAnEmergencyService, SafetyNotices } from './safety-notices.tsx'
import { useCheckFigures } from './safety-store.ts'
import { useSafetySync } from './safety-sync.ts'
import { MonthCalendar } from './month-calendar.tsx'

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

/** What was saved today, and for how many days it has gone well. */
function TodayCard() {
  const { t } = useLingui()
  const { today, rate, savedRate, streak } = useCheckFigures()
  return (
    <Card>
      <h2 className="text-sm text-basalt-500">{t`오늘의 완료율`}</h2>
      <div className="mt-0.5 mb-3 flex flex-wrap items-end justify-between gap-x-3 gap-y-1">
        <p className="text-3xl font-extrabold tabular-nums">{savedRate ?? 0}%</p>
        <p className="text-sm text-basalt-500">{formatDay(today)}</p>
      </div>
      <ProgressBar label={t`오늘의 완료율`} value={savedRate ?? 0} />
      <p className="mt-3 text-sm text-basalt-700">
        <TodayWords rate={rate} savedRate={savedRate} />
      </p>
      <div className="mt-4 flex items-center gap-3 border-t border-basalt-200 pt-4">
        <span className="flex size-10 shrink-0 items-center justify-center rounded-full bg-tangerine-50 text-tangerine-700">
          <Flame aria-hidden="true" size={22} />
        </span>
        <p className="min-w-0">
          <strong className="block">
            {streak > 0 ? (
              <Plural value={streak} other="#일 연속 안전하게 여행했어요" />
            ) : (
              t`오늘부터 하루씩 이어가봐요`
            )}
          </strong>
          <span className="text-sm text-basalt-500">{t`하루 ${SAFETY_STREAK_RATE}% 이상 저장하면 이어져요.`}</span>
        </p>
      </div>
    </Card>
  )
}

/** The list may have gone on since it was saved. */
function TodayWords({ rate, savedRate }: { rate: number; savedRate: number | undefined }) {
  if (savedRate === rate) return <Trans>오늘 체크를 저장했어요.</Trans>
  if (savedRate === undefined && rate === 0) return <Trans>오늘은 아직 체크하지 않았어요.</Trans>
  return <Trans>체크리스트는 지금 {rate}%예요. 저장하면 여기에 남아요.</Trans>
}

/** Four things that keep people safe who walk Jeju alone. */
function SafetyTips() {
  const { t } = useLingui()
  const tips = [
    {
      Icon: Wind,
      title: t`바람부터 확인해요`,
      text: t`제주는 반나절 사이에도 날씨가 바뀌어요. 나서기 전에 특보를 보고, 바람이 세면 바다와 오름은 다음으로 미뤄요.`,
    },
    {
      Icon: Sunset,
      title: t`해 지기 한 시간 전에 내려와요`,
      text: t`오름과 숲길에는 가로등이 없어요. 해 지는 시간을 먼저 보고 돌아올 시간을 정해요.`,
    },
    {
      Icon: HeartHandshake,
      title: t`하루에 두 번 안부를 전해요`,
      text: t`아침에는 갈 길을, 저녁에는 돌아왔다는 말을 믿는 사람에게 남겨요.`,
    },
    {
      Icon: Phone,
      title: t`이상하면 참지 말고 전화해요`,
      text: t`다치거나 길을 잃으면 119, 누가 따라오거나 위협하면 112에 바로 전화해요.`,
    },
  ]
  return (
    <section aria-labelledby="safety-tips">
      <h2 id="safety-tips" className="mb-2 text-xl font-bold">
        {t`혼자 걷는 날의 안전 팁`}
      </h2>
      <Card className="p-0">
        <ul className="divide-y divide-basalt-200">
          {tips.map(({ Icon, title, text }) => (
            <li key={title} className="flex gap-3 px-4 py-3.5">
              <Icon aria-hidden="true" size={22} className="mt-0.5 shrink-0 text-sea-700" />
              <div className="min-w-0">
                <h3 className="font-bold">{title}</h3>
                <p className="mt-0.5 text-sm text-basalt-700">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  )
}
