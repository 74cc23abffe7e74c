import type { Timer } from '@honjeo/contract/safety/timer'
import { metresBetween } from '@honjeo/contract/values/geo'
import { TIMER_EXTENSION } from '@honjeo/contract/values/limits'
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { ArrowUp, Footprints, House } from 'lucide-react'
import { useEffect } from 'react'
import { formatTime } from '#lib/text/dates.ts'
import { paths } from '#lib/navigation/paths.ts'
import { formatDistance, lengthText } from '#lib/text/numbers.ts'
import { Button } from '#ui/form/button.tsx'
import { Card } from '#ui/list/card.tsx'
import { TextLink } from '#ui/list/links.tsx'
import { confirm } from '#ui/overlay/ui-provider.tsx'
import { directionTo, directionWord } from '../rescue/nearest.ts'
import { KeepAwake } from '../sharing/keep-awake.tsx'
import { SentPosition } from '../sharing/sent-position.tsx'
import { ShareLink } from '../sharing/share-link.tsx'
import { ScreenOffNote } from '../sharing/share-notes.tsx'
import { useEndShare } from '../sharing/use-end-share.ts'
import type { RunningShare } from '../sharing/use-running-share.ts'
import { HelpNow } from '../timer/call-links.tsx'
import { isAlerting } from '../timer/moment.ts'
import { SosButton } from '../timer/sos-button.tsx'
import { Tinted } from '../timer/tinted.tsx'
import { useCurrentTimer } from '../timer/use-timer.ts'
import { useTimerActs } from '../timer/use-timer-acts.ts'
import { WaitingNotice } from '../timer/waiting-notice.tsx'
import { walkingMinutes } from './course.ts'
import { answerOk, arrive } from './walk-home.ts'
import type { Walk } from './walk-store.ts'

interface WalkViewProps {
  userId: number
  running: RunningShare
  walk: Walk
}

/** A way home: how far and whither, who sees it, and what happens if one does not come. */
export function WalkView({ userId, running, walk }: WalkViewProps) {
  const { t } = useLingui()
  const ending = useEndShare(running.shareId)
  useEffect(() => {
    window.scrollTo(0, 0)
  }, [])
  const linkViewer = running.share?.viewers.find(({ name }) => name === null)
  return (
    <div className="space-y-6">
      {walk.question !== null && <OpenQuestion walk={walk} />}
      <Card className="space-y-4 p-5">
        <WayHome walk={walk} />
        <SentPosition running={running} />
        <TimerLine userId={userId} shareEndsAt={running.endsAt} />
        <ArrivedButton userId={userId} walk={walk} />
        <Button variant="secondary" fullWidth isLoading={ending.isEnding} onClick={() => void ending.end()}>
          {t`공유 끝내기`}
        </Button>
      </Card>
      <HelpNow>
        <SosButton />
      </HelpNow>
      <Card className="space-y-3">
        <ScreenOffNote />
        <KeepAwake />
      </Card>
      {running.share !== null && linkViewer?.isRevoked !== true && <ShareLink token={running.share.linkToken} />}
      <TextLink to={paths.shareLocation()}>{t`누가 보는지 보기`}</TextLink>
    </div>
  )
}

/** The question once more, for who has closed the sheet that asks it. */
function OpenQuestion({ walk }: { walk: Walk }) {
  const { t } = useLingui()
  return (
    <Tinted tone="danger" className="space-y-3">
      <h2 className="text-lg font-bold text-danger">{t`괜찮아요?`}</h2>
      <Button fullWidth onClick={() => answerOk(walk.shareId)}>{t`괜찮아요`}</Button>
    </Tinted>
  )
}

/** Says how far the lodging is and in which direction, from where the member was measured last. */
function WayHome({ walk: { course, lodging } }: { walk: Walk }) {
  const { t, i18n } = useLingui()
  const { last } = course
  const metres = last === null ? 0 : metresBetween(last, lodging)
  const distance = formatDistance(metres)
  const towards = last === null ? '' : i18n._(directionWord(directionTo(last, lodging)))
  const length = lengthText(walkingMinutes(metres) * 60_000)
  return (
    <div>
      <h2 className="flex items-center gap-2 font-bold text-sea-700">
        <Footprints aria-hidden="true" size={18} />
        {t`숙소까지`}
      </h2>
      {last === null ? (
        <p className="mt-1 text-lg font-bold">{t`위치를 찾고 있어요`}</p>
      ) : (
        <>
          <p className="mt-1 flex flex-wrap items-center gap-x-3">
            <span className="text-3xl font-extrabold tabular-nums">{distance}</span>
            <span className="flex items-center gap-1 text-lg font-bold">
              <ArrowUp
                aria-hidden="true"
                size={24}
                strokeWidth={2.5}
                style={{ rotate: `${bearing(last, lodging)}deg` }}
                className="shrink-0 text-sea-700"
              />
              {towards}
            </span>
          </p>
          <p className="text-sm text-basalt-700">{t`직선 거리예요. 걸어서 ${length}쯤 걸려요. 화살표는 위가 북쪽이에요.`}</p>
        </>
      )}
    </div>
  )
}

/** Returns the degrees clockwise from the north; for neighbours, on flat ground. */
function bearing(from: Walk['lodging'], to: Walk['lodging']): number {
  const east = (to.lng - from.lng) * Math.cos((from.lat * Math.PI) / 180)
  return Math.round((Math.atan2(east, to.lat - from.lat) * 180) / Math.PI)
}

/**
 * Says until when the timer waits, which runs on the server whatever happens to this phone; and that the share ends before it, as
 * one does that was running already.
 */
function TimerLine({ userId, shareEndsAt }: { userId: number; shareEndsAt: string }) {
  const { t } = useLingui()
  const { timer } = useCurrentTimer(userId)
  if (timer === undefined) return null
  if (timer === null) return <p className="text-sm text-basalt-700">{t`귀가 타이머가 돌고 있지 않아요.`}</p>
  const time = formatTime(timer.plannedAt)
  const shareEnd = formatTime(shareEndsAt)
  return (
    <>
      {Date.parse(shareEndsAt) < Date.parse(timer.plannedAt) && (
        <p className="font-semibold text-danger">
          {t`위치 공유는 ${shareEnd}에 먼저 끝나요. 그 뒤에는 타이머만 돌고, 아무도 위치를 볼 수 없어요.`}
        </p>
      )}
      <p className="text-sm text-basalt-700">
        {timer.isSolo
          ? t`${time}까지 도착하지 않으면 나만의 타이머가 이 휴대폰에 알려요. 다른 사람에게는 알리지 않아요.`
          : t`${time}까지 도착하지 않으면 귀가 타이머가 묻고, 답이 없으면 신뢰 연락처에 알려요. 휴대폰이 꺼져도 서버가 알려요.`}{' '}
        <TextLink to={paths.runningTimer(timer.checkInId)}>{t`귀가 타이머 보기`}</TextLink>
      </p>
      <WaitingNotice userId={userId} checkInId={timer.checkInId} />
      <MoreTime userId={userId} timer={timer} />
    </>
  )
}

/** Gives half an hour more to both, the timer and the share; not while contacts are alerted, as on the timer's own screen. */
function MoreTime({ userId, timer }: { userId: number; timer: Timer }) {
  const { t } = useLingui()
  const { extend, isExtending } = useTimerActs(userId, timer)
  const minutes = TIMER_EXTENSION
  if (isAlerting(timer) && !timer.isSolo) return null
  return (
    <Button variant="secondary" fullWidth disabled={isExtending} onClick={extend}>
      {t`타이머와 공유 ${minutes}분 늘리기`}
    </Button>
  )
}

/** A button for who is there before the device knows. */
function ArrivedButton({ userId, walk }: { userId: number; walk: Walk }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()

  async function handlePress() {
    const isMeant = await confirm({
      title: t`숙소에 도착했나요?`,
      description: t`위치 공유를 끝내고 서버에 있는 위치를 지워요.`,
      confirmLabel: t`도착했어요`,
      cancelLabel: t`아직이에요`,
    })
    if (isMeant) await arrive(userId, { ...walk, question: null }, queryClient)
  }

  return (
    <Button fullWidth icon={<House aria-hidden="true" size={20} />} onClick={() => void handlePress()}>
      {t`도착했어요`}
    </Button>
  )
}
