import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { errorText } from '#lib/server/api-error.ts'
import type { VerifiedReceipt, ReviewedVisit } from './verified-receipt.ts'

/** The steps of the dialog between the review that is written and the one that is published. */
export type ReceiptStep =
  | { at: 'closed' }
  | { at: 'asking' }
  /** `ahead`: the number of other receipts that are read first; null while the queue is full. */
  | { at: 'checking'; ahead: number | null }
  | { at: 'verified' }
  /** `mayBeMisread`: a better photo may be accepted. */
  | { at: 'failed'; message: string; mayBeMisread: boolean }

/** The code is fetched with the question, ahead of the photo. */
const loadCheck = () => import('./check-receipt.ts')

/** The receipt's way from a photo to a decision; leaving the screen gives it up. */
export function useReceiptCheck(onVerified: (receipt: VerifiedReceipt) => void) {
  const { i18n } = useLingui()
  const [step, setStep] = useState<ReceiptStep>({ at: 'closed' })
  const running = useRef<AbortController>(null)

  useEffect(() => () => running.current?.abort(), [])

  async function check(visit: ReviewedVisit, photo: File) {
    const { signal } = (running.current = new AbortController())
    const onWait = (ahead: number | null) => setStep({ at: 'checking', ahead })
    onWait(0)
    try {
      const { checkReceipt, mayBeMisread, RECEIPT_REASON_TEXTS } = await loadCheck()
      const { receiptId, status, reason } = await checkReceipt(visit, photo, { signal, onWait })
      if (status === 'VERIFIED') {
        onVerified({ ...visit, receiptId })
        setStep({ at: 'verified' })
      } else {
        const why = reason ?? 'UNREADABLE'
        setStep({ at: 'failed', message: i18n._(RECEIPT_REASON_TEXTS[why]), mayBeMisread: mayBeMisread(why) })
      }
    } catch (error) {
      if (!signal.aborted) setStep({ at: 'failed', message: errorText(error), mayBeMisread: false })
    }
  }

  return {
    step,
    ask: () => {
      setStep({ at: 'asking' })
      loadCheck().catch(() => undefined)
    },
    check: (visit: ReviewedVisit, photo: File) => void check(visit, photo),
    cancel: () => {
      running.current?.abort()
      setStep({ at: 'asking' })
    },
    close: () => setStep({ at: 'closed' }),
  }
}
