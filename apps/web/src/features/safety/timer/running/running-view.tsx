import type { Timer } from '@honjeo/contract/safety/timer'
import { TIMER_EXTENSION } from '@honjeo/contract/values/limits'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { BellOff, Clock, ShieldCheck } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { isPushOn } from '#features/notifications/push/push-device.ts'
import { formatListTime, formatTime } from '#lib/text/dates.ts'
import { lengthText } from '#lib/text/numbers.ts'
import { useServerNow } from '#lib/server/server-time.ts'
import { useAccount } from '#lib/server/session.ts'
import { paths } from '#lib/navigation/paths.ts'
import { cx } from '#ui/cx.ts'
import { BottomBar } from '#ui/list/page-header.tsx'
import { Button, buttonClass, LinkButton } from '#ui/form/button.tsx'
import { Callout } from '#ui/feedback/callout.tsx'
import { KeptNotice, type KeptNoticeProps } from '#features/kept/kept-notice.tsx'
import { TextLink } from '#ui/list/links.tsx'
import { useHold } from '../../siren/use-hold.ts'
import { AlarmCard } from '../alarm/alarm-card.tsx'
import { HelpNow } from '../call-links.tsx'
import { countdownText, isAlerting, minutesLeft, momentOf } from '../moment.ts'
import { PinDialog } from '../pins/pin-dialog.tsx'
import { SosButton } from '../sos-button.tsx'
import { momentWords } from '../timer-words.ts'
import { Tinted } from '../tinted.tsx'
import { useTimerActs, useEnding } from '../use-timer-acts.ts'
import type { SeenTimer } from '../use-timer.ts'
import { useWaitingAct } from '../waiting-act.ts'
import { WaitingNotice } from '../waiting-notice.tsx'
import { PositionCard } from './position-card.tsx'
import { SoloHelper, SoloPanel } from './solo-note.tsx'
import { AlertedContacts, TripFacts } from './alerted-contacts.tsx'

interface RunningViewProps extends Omit<SeenTimer, 'timer' | 'error'> {
  userId: number
  timer: Timer
}

/** A timer that runs: how long there is, who knows what, and how to say that one is safe. */
export function RunningView({ userId, timer, seenAt, failure, isRetrying, retry }: RunningViewProps) {
  const { t } = useLingui()
  const waiting = useWaitingAct(userId)
  const isEndWaiting = waiting?.checkInId === timer.checkInId && waiting.end !== undefined
  const acts = useTimerActs(userId, timer)
  const ending = useEnding(timer, acts)
  const minutes = TIMER_EXTENSION
  const isOverdue = isAlerting(timer)
  return (
    <>
      <div className="flex-1 space-y-5 px-gutter pt-2 pb-8">
        {seenAt !== null && <AwayNotice seenAt={seenAt} failure={failure} isRetrying={isRetrying} onRetry={retry} />}
        <WaitingNotice userId={userId} checkInId={timer.checkInId} />
        <Countdown timer={timer} />
        {timer.isSolo && <SoloPanel isOverdue={isOverdue} />}
        <div className="flex flex-wrap gap-2 *:flex-1 *:basis-32">
          <Button
            variant="secondary"
            size="md"
            icon={<Clock aria-hidden="true" size={18} className="shrink-0" />}
            disabled={isOverdue && !timer.isSolo}
            onClick={acts.extend}
          >
            {t`${minutes}분 늘리기`}
          </Button>
          <Button variant="secondary" size="md" onClick={() => ending.ask('cancel')}>
            {t`타이머 취소`}
          </Button>
        </div>
        {isOverdue && <AlertedContacts timer={timer} />}
        {timer.isSolo && !isOverdue && <SoloHelper />}
        <HelpNow>
          <SosButton hidesLink />
        </HelpNow>
        <AlarmCard timer={timer} />
        <PushHint />
        <SaveOffer />
        {!isOverdue && <AlertedContacts timer={timer} />}
        <PositionCard timer={timer} />
        <TripFacts timer={timer} />
      </div>
      <BottomBar>
        {ending.hasPin ? (
          <Button
            className="flex-1"
            icon={<ShieldCheck aria-hidden="true" size={20} />}
            isLoading={acts.isEnding}
            onClick={() => ending.ask('done')}
          >
            {t`무사해요`}
          </Button>
        ) : (
          <div className="flex min-w-0 flex-1 flex-col gap-1">
            <HoldButton
              icon={<ShieldCheck aria-hidden="true" size={20} />}
              heldText={t`계속 누르세요`}
              describedBy="how-to-end"
              disabled={acts.isEnding || isEndWaiting}
              onComplete={ending.done}
              onTap={() => ending.ask('done')}
            >
              {t`무사해요`}
            </HoldButton>
            <p id="how-to-end" className="text-center text-xs text-basalt-500">
              {t`1.5초 동안 누르면 마쳐요. 짧게 누르면 한 번 더 물어봐요.`}
            </p>
          </div>
        )}
      </BottomBar>
      <PinDialog {...ending.pinDialog} />
    </>
  )
}

/** Offers an account to a guest whose timer runs: what they have is lost with this browser's storage. */
function SaveOffer() {
  const { t } = useLingui()
  if (useAccount()?.isGuest !== true) return null
  return (
    <Tinted tone="plain" className="space-y-3">
      <h2 className="text-lg font-bold">{t`저장해둘까요?`}</h2>
      <p className="text-basalt-700">
        {t`가입하면 휴대폰을 바꿔도 연락처와 타이머를 다시 열 수 있어요. 지금 도는 타이머는 그대로 가요.`}
      </p>
      <LinkButton variant="secondary" fullWidth to={paths.signUp()}>{t`가입하고 저장하기`}</LinkButton>
    </Tinted>
  )
}

interface AwayNoticeProps extends Omit<KeptNoticeProps, 'children'> {
  /** The time when it was last seen, ms since 1970, by the device's clock. */
  seenAt: number
}

/** The notice above a timer that is shown while the server cannot be asked. */
function AwayNotice({ seenAt, ...notice }: AwayNoticeProps) {
  const { t } = useLingui()
  const when = formatListTime(new Date(seenAt))
  return (
    <KeptNotice {...notice}>
      <p>{t`${when}에 확인한 모습이에요. 서버의 시계는 계속 가고 있어요.`}</p>
    </KeptNotice>
  )
}

/** Says, where this device gets no pushes, what is missed by that, and the way to change it. */
function PushHint() {
  const { t } = useLingui()
  const { data: isOn } = useQuery({ queryKey: ['check-in-push'], queryFn: isPushOn, retry: false })
  if (isOn !== false) return null
  return (
    <Callout
      tone="info"
      icon={<BellOff aria-hidden="true" size={18} />}
      action={<TextLink to={paths.notificationSettings()}>{t`켜러 가기`}</TextLink>}
    >
      {t`이 기기의 푸시 알림이 꺼져 있어요. 혼저를 닫아두면 돌아올 시간을 알려드릴 수 없어요.`}
    </Callout>
  )
}

interface HoldButtonProps {
  icon: ReactNode
  /** The text while it is held. */
  heldText: string
  describedBy: string
  onComplete: () => void
  /** A short press, a key or assistive technology: asks before it does the same. */
  onTap: () => void
  disabled: boolean
  children: ReactNode
}

/** A wide button that is held, and fills from its beginning as long as it is. */
function HoldButton({ icon, heldText, describedBy, onComplete, onTap, disabled, children }: HoldButtonProps) {
  const fill = useRef<HTMLSpanElement>(null)
  const press = { onComplete, onTap: () => !disabled && onTap(), isHoldable: !disabled }
  const { isHeld, handlers } = useHold(press, (share) => {
    if (fill.current !== null) fill.current.style.transform = `scaleX(${share})`
  })
  return (
    <button
      {...handlers}
      type="button"
      aria-describedby={describedBy}
      aria-disabled={disabled || undefined}
      className={buttonClass({
        className: 'flex-1 touch-none overflow-hidden [-webkit-touch-callout:none]',
      })}
    >
      <span
        ref={fill}
        aria-hidden="true"
        style={{ transform: 'scaleX(0)' }}
        className="pointer-events-none absolute inset-0 origin-left bg-tangerine-200"
      />
      <span className="relative flex items-center gap-2">
        {icon}
        {isHeld ? heldText : children}
      </span>
    </button>
  )
}

const SECOND_MS = 1000

/** Says how long there is, or by how much it is over; drawn from the server's time, and deciding nothing. */
function Countdown({ timer }: { timer: Timer }) {
  const { t } = useLingui()
  const now = useServerNow(SECOND_MS)
  const moment = momentOf(timer, now)
  if (moment === 'ENDED') return null
  const left = Date.parse(timer.plannedAt) - now
  const isLate = left <= 0
  const isUrgent = isLate || moment === 'ALERTING'
  const { title, detail } = momentWords(moment, timer, now)
  const length = lengthText(Math.abs(left), isLate ? Math.floor : minutesLeft)
  const time = formatTime(timer.plannedAt)
  return (
    <Tinted tone={isUrgent ? 'danger' : 'plain'} className="text-center">
      <div role="status">
        <h2 className={cx('text-lg font-bold', isUrgent ? 'text-danger' : 'text-sea-700')}>{title}</h2>
      </div>
      <p role="timer" className="sr-only">
        {isLate ? t`${length} 지났어요` : t`${length} 남았어요`}
      </p>
      <p aria-hidden="true" className="mt-1 text-[3.5rem] leading-tight font-extrabold tabular-nums">
        {isLate ? `+${countdownText(-left)}` : countdownText(left)}
      </p>
      <p className="font-semibold">{isLate ? t`${time}까지 돌아오기로 했어요` : t`${time}까지 돌아와요`}</p>
      <p className={cx('mt-2 text-sm text-balance', isUrgent ? 'text-danger' : 'text-basalt-700')}>{detail}</p>
    </Tinted>
  )
}
