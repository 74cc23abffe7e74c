import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { Button } from '#ui/form/button.tsx'
import { Dialog } from '#ui/overlay/dialog.tsx'
import { Spinner } from '#ui/feedback/spinner.tsx'

/** What is said of the steps, in the order in which the server takes them; the last one lasts. */
const WORDS: readonly MessageDescriptor[] = [
  msg`갈 만한 곳을 살펴보고 있어요.`,
  msg`여는 시간과 가는 길을 맞춰보고 있어요.`,
  msg`길에서 보내는 시간이 줄도록 순서를 다듬고 있어요.`,
]

/** The time for each of them: about a third of what a plan takes. */
const WORDS_MS = 1200

export interface MakingDialogProps {
  open: boolean
  /** Whether others are before it, and it is asked for again. */
  isWaiting: boolean
  onStop: () => void
  /** Is called when it is closed for good; see `useCloseOnBack`. */
  onGone: () => void
}

/** The dialog while an automatic plan is made. */
export function MakingDialog({ open, isWaiting, onStop, onGone }: MakingDialogProps) {
  const { t } = useLingui()
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onStop()}
      isDismissible={false}
      onGone={onGone}
      icon={<Spinner size={40} className="text-sea-700" />}
      title={t`일정을 짜고 있어요`}
      description={<Progress isWaiting={isWaiting} />}
      actions={<Button variant="secondary" onClick={onStop}>{t`그만두기`}</Button>}
    />
  )
}

/** Counts from the moment the dialog opens, since it is mounted with it. */
function Progress({ isWaiting }: Pick<MakingDialogProps, 'isWaiting'>) {
  const { t, i18n } = useLingui()
  const [index, setIndex] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setIndex((now) => Math.min(now + 1, WORDS.length - 1)), WORDS_MS)
    return () => clearInterval(timer)
  }, [])
  const words = WORDS[index]
  return (
    <span aria-live="polite" className="block">
      {isWaiting ? t`일정을 짜는 사람이 많아 차례를 기다리고 있어요.` : words !== undefined && i18n._(words)}
    </span>
  )
}
