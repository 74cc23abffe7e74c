import { SAFETY_CELEBRATION_MS } from '@honjeo/contract/values/limits'
import { useLingui } from '@lingui/react/macro'
import { ShieldCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'

export interface CelebrationProps {
  rate: number
  /** After two seconds, or as soon as somebody has seen enough. */
  onEnd: () => void
}

/** Over the whole screen, so that a good start of the day is felt; a tap or Escape goes on at once. */
export function Celebration({ rate, onEnd }: CelebrationProps) {
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
