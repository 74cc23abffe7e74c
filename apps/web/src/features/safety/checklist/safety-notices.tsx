import { useLingui } from '@lingui/react/macro'
import { Clock, Cloud, CloudOff, HardDrive, Phone } from 'lucide-react'
import { Callout } from '#ui/feedback/callout.tsx'
import { useSafety } from './safety-store.ts'
import type { SyncState } from './safety-sync.ts'
import { cx } from '#ui/cx.ts'

/**
 * What keeps the list from being kept, or from being that of the day one thinks it is. Below the header, so that it is seen
 * by a member who ticks further down.
 */
export function SafetyNotices() {
  const { t } = useLingui()
  const { isKept, isClockWrong } = useSafety()
  return (
    <div
      role="status"
      className="sticky top-[calc(--spacing(14)+env(safe-area-inset-top,0px))] z-10 space-y-2 empty:-mb-3"
    >
      {!isKept && (
        <Callout tone="warning" icon={<HardDrive aria-hidden="true" size={18} />}>
          {t`이 기기에 저장하지 못했어요. 지금은 그대로 쓸 수 있지만 앱을 닫으면 사라질 수 있어요. 저장 공간을 비우고 다시 열어주세요.`}
        </Callout>
      )}
      {isClockWrong && (
        <Callout tone="warning" icon={<Clock aria-hidden="true" size={18} />}>
          {t`이 기기의 시계가 맞지 않아서 서버의 시간으로 날짜를 정했어요. 설정에서 시간을 자동으로 맞춰주세요.`}
        </Callout>
      )}
    </div>
  )
}

/** Says where the list is kept, no more than is proven. Said aloud only where it is not in the account: every tick is sent there. */
export function KeptWhere({ sync }: { sync: SyncState }) {
  const { t } = useLingui()
  const { isKept } = useSafety()
  if (sync === 'SIGNED_OUT' && !isKept) return null
  const texts: Record<SyncState, string> = {
    SIGNED_OUT: t`이 기기에만 저장돼요. 로그인하면 다른 기기에서도 이어서 할 수 있어요.`,
    PENDING: t`내 계정에 저장하고 있어요.`,
    KEPT: t`내 계정에도 저장했어요.`,
    AWAY: t`아직 내 계정에는 저장하지 못했어요. 연결되면 다시 저장할게요.`,
  }
  const Icon = sync === 'AWAY' ? CloudOff : sync === 'SIGNED_OUT' ? HardDrive : Cloud
  const line = (
    <p className="flex items-center justify-center gap-1.5 text-center text-sm text-basalt-500">
      <Icon aria-hidden="true" size={16} className="shrink-0" />
      <span className="min-w-0">{texts[sync]}</span>
    </p>
  )
  return (
    <>
      <div role="status" className="empty:-mb-3">
        {sync === 'AWAY' && line}
      </div>
      {sync !== 'AWAY' && line}
    </>
  )
}

/** The calls beside the main button of a screen, so that help is one tap away however far one has scrolled. */
export function BarCalls() {
  const { t } = useLingui()
  const calls = [
    { number: '119', label: t`119 구조·구급에 전화하기`, color: 'text-danger' },
    { number: '112', label: t`112 경찰에 전화하기`, color: 'text-sea-700' },
  ]
  return calls.map(({ number, label, color }) => (
    <a
      key={number}
      href={`tel:${number}`}
      aria-label={label}
      className={cx(
        'flex min-h-13 min-w-13 shrink-0 flex-col items-center justify-center gap-0.5 rounded-md border border-basalt-200 bg-paper text-sm font-bold transition-colors hover:bg-basalt-100',
        color,
      )}
    >
      <Phone aria-hidden="true" size={16} />
      {number}
    </a>
  ))
}

/** What the app is not. */
export function NotAnEmergencyService() {
  const { t } = useLingui()
  return (
    <p className="text-center text-sm text-balance text-basalt-500">
      {t`혼저는 긴급 신고를 대신 받지 않아요. 위급하면 119나 112에 바로 전화하세요.`}
    </p>
  )
}
