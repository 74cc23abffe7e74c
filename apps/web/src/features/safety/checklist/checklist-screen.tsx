import { SAFETY_CELEBRATION_MS } from '@honjeo/contract/values/limits'
import { isStreakRate, SAFETY_CATEGORIES } from '@honjeo/contract/values/safety'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Plural, useLingui } from '@lingui/react/macro'
import { AlarmClockCheck, Bell, ChartColumn, Footprints, MapPin, Radio, ShieldCheck, Users } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '#lib/navigation/paths.ts'
import { BottomBar, PageHeader } from '#ui/list/page-header.tsx'
import { Button, LinkButton } from '#ui/form/button.tsx'
import { CardLink, IconLink } from '#ui/list/links.tsx'
import { Card } from '#ui/list/card.tsx'
import { ProgressBar } from '#ui/feedback/progress-bar.tsx'
import { AlertAfterSiren } from '../help/alert-after-siren.tsx'
import { SirenBox } from '../siren/siren-box.tsx'
import { CategoryCard } from './category-card.tsx'
import { BarCalls, KeptWhere, NotAnEmergencyService, SafetyNotices } from './safety-notices.tsx'
import { saveRate, useCheckFigures, useSafety } from './safety-store.ts'
import { useSafetySync } from './safety-sync.ts'

const ALERT = <AlertAfterSiren />

const MENU: SafetyMenuRow[] = [
  { to: paths.rescue(), label: msg`구조 카드`, icon: <MapPin size={22} /> },
  { to: paths.timer(), label: msg`귀가 타이머`, icon: <AlarmClockCheck size={22} /> },
  { to: paths.walkHome(), label: msg`숙소까지 함께`, icon: <Footprints size={22} /> },
  { to: paths.shareLocation(), label: msg`위치 공유`, icon: <Radio size={22} /> },
  { to: paths.trustedContacts(), label: msg`신뢰 연락처`, icon: <Users size={22} /> },
]

export function Component() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { data } = useSafety()
  const { rate } = useCheckFigures()
  const sync = useSafetySync()
  const [isCelebrating, setIsCelebrating] = useState(false)
  const showStats = () => void navigate(paths.safetyStats())

  function handleSave() {
    saveRate()
    if (isStreakRate(rate)) setIsCelebrating(true)
    else showStats()
  }

  return (
    <>
      <PageHeader
        title={t`혼행 체크`}
        back={{ onPress: () => void navigate(paths.home()) }}
        right={
          <>
            <IconLink to={paths.safetyStats()} label={t`안전 통계`} icon={<ShieldCheck size={22} />} />
            <IconLink to={paths.alarm()} label={t`알림`} icon={<Bell size={22} />} />
          </>
        }
      />
      <div className="flex flex-1 flex-col gap-3 px-gutter pt-2 pb-6">
        <SirenBox alert={ALERT} />
        <SafetyMenu rows={MENU} />
        <SafetyNotices />
        <CompletionCard />
        {SAFETY_CATEGORIES.map((category, index) => (
          <CategoryCard key={category} category={category} data={data} isOpenAtFirst={index === 0} />
        ))}
        <KeptWhere sync={sync} />
        <NotAnEmergencyService />
      </div>
      <BottomBar>
        <BarCalls />
        <Button className="flex-1" onClick={handleSave}>
          {t`저장하기`}
        </Button>
      </BottomBar>
      {isCelebrating && <Celebration rate={rate} onEnd={showStats} />}
    </>
  )
}

interface CelebrationProps {
  rate: number
  /** Is called after two seconds, or as soon as the visitor has seen enough. */
  onEnd: () => void
}

/** A celebration over the whole screen, so that a good start of the day is felt; a tap or Escape goes on at once. */
function Celebration({ rate, onEnd }: CelebrationProps) {
  const { t } = useLingui()
  const dialog = useRef<HTMLDialogElement>(null)
  const end = useRef(onEnd)
  useEffect(() => {
    end.current = onEnd
  })
  useEffect(() => {
    dialog.current?.showModal()
    const timer = setTimeout(() => end.current(), SAFETY_CELEBRATION_MS)
    return () => clearTimeout(timer)
  }, [])
  return (
    <dialog
      ref={dialog}
      aria-labelledby="celebration-title"
      onCancel={(event) => {
        event.preventDefault()
        onEnd()
      }}
      className="m-0 size-full max-h-none max-w-none bg-ink/95 p-0 text-white backdrop:bg-transparent"
    >
      <button
        type="button"
        onClick={onEnd}
        className="column flex h-full flex-col items-center justify-center gap-4 px-gutter text-center outline-none"
      >
        <span className="flex size-24 animate-celebrate items-center justify-center rounded-full bg-tangerine-500 text-ink">
          <ShieldCheck aria-hidden="true" size={52} />
        </span>
        <span id="celebration-title" className="text-2xl font-extrabold text-balance">
          {t`오늘도 안전한 혼행 하세요!`}
        </span>
        <span className="text-balance">{t`${rate}% 확인했어요. 준비한 만큼 마음이 든든해져요.`}</span>
        <span className="text-sm underline underline-offset-4">{t`통계로 바로 가기`}</span>
      </button>
    </dialog>
  )
}

/** Says how much of today's list is done, and leads to the statistics. */
function CompletionCard() {
  const { t } = useLingui()
  const { checked, total, rate, streak } = useCheckFigures()
  return (
    <Card>
      <p className="text-sm text-basalt-500">
        {t`오늘의 완료율`}
        {streak > 0 && (
          <>
            {' · '}
            <Plural value={streak} other="연속 #일" />
          </>
        )}
      </p>
      <div className="mt-0.5 mb-3 flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
        <p className="tabular-nums">
          <strong className="text-3xl font-extrabold">{rate}%</strong>{' '}
          <span className="text-sm text-basalt-500">
            {checked} / {total}
          </span>
        </p>
        <LinkButton
          to={paths.safetyStats()}
          variant="secondary"
          size="sm"
          shape="pill"
          icon={<ChartColumn aria-hidden="true" size={16} />}
        >
          {t`통계 보기`}
        </LinkButton>
      </div>
      <ProgressBar label={t`오늘의 완료율`} value={rate} />
    </Card>
  )
}

interface SafetyMenuRow {
  to: string
  label: MessageDescriptor
  icon: ReactNode
}

/** What else looks after people who travel alone. */
function SafetyMenu({ rows }: { rows: readonly SafetyMenuRow[] }) {
  const { i18n, t } = useLingui()
  return (
    <nav aria-label={t`안전 도구`}>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(4.75rem,1fr))] gap-2">
        {rows.map(({ to, label, icon }) => (
          <li key={to} className="flex">
            <CardLink
              to={to}
              className="flex min-h-18 w-full flex-col items-center justify-center gap-1.5 p-2 text-center text-sm font-bold"
            >
              <span aria-hidden="true">{icon}</span>
              <span className="max-w-full">{i18n._(label)}</span>
            </CardLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
