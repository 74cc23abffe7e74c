import { useLingui } from '@lingui/react/macro'
import { Phone } from 'lucide-react'

/** Beside the main button of a screen, so that help is one tap away however far one has scrolled. */
export function BarCalls() {
  const { t } = useLingui()
  const calls = [
    { number: '112', label: t`112 경찰에 전화하기` },
    { number: '119', label: t`119 구조·구급에 전화하기` },
  ]
  return calls.map(({ number, label }) => (
    <a
      key={number}
      href={`tel:${number}`}
      aria-label={label}
      className="flex min-h-13 min-w-13 shrink-0 flex-col items-center justify-center gap-0.5 rounded-md border border-basalt-200 bg-paper text-sm font-bold text-danger transition-colors hover:bg-basalt-100"
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
      {t`혼저는 긴급 신고를 대신 받지 않아요. 위급하면 112나 119에 바로 전화하세요.`}
    </p>
  )
}
