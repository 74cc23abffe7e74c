import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { createIntentKey } from '#lib/intent-key.ts'
import { ApiError } from '#lib/api-error.ts'
import { errorText } from '#lib/error-text.ts'
import { useSingleMutation } from '#lib/use-single-mutation.ts'
import { toast } from '#ui/toast.ts'
import { sendCorrection } from '../places.api.ts'
import {
  type CorrectionValues,
  dropCorrection,
  judgeCorrection,
  keepCorrection,
  NO_CORRECTION,
  readCorrection,
} from './correction-draft.ts'

const TOAST_ID = 'correction'

type Wrong = Partial<Record<keyof CorrectionValues, string>>

/** A member's note on a place: what is written is kept until the server has it. */
export function useCorrection(userId: number, contentId: number, onSent: () => void) {
  const { t } = useLingui()
  const [keyFor] = useState(createIntentKey)
  const [values, setValues] = useState(() => readCorrection(userId, contentId))
  const [wrong, setWrong] = useState<Wrong>({})

  const sending = useSingleMutation({
    mutationFn: (draft: Parameters<typeof sendCorrection>[1]) => sendCorrection(contentId, draft, keyFor(draft)),
    onSuccess: () => {
      dropCorrection(userId, contentId)
      setValues(NO_CORRECTION)
      toast.success(t`알려주셔서 고마워요. 확인하고 바로 고칠게요.`, { id: TOAST_ID })
      onSent()
    },
    onError: (error) => {
      if (error instanceof ApiError) setWrong(error.fields ?? {})
      toast.error(errorText(error), { id: TOAST_ID })
    },
  })

  function change(changes: Partial<CorrectionValues>) {
    const next = { ...values, ...changes }
    setValues(next)
    setWrong({})
    keepCorrection(userId, contentId, next)
  }

  function send() {
    const judged = judgeCorrection(values)
    if ('draft' in judged) sending.mutate(judged.draft)
    else if (judged.missing === 'kind') setWrong({ kind: t`무엇이 다른지 골라주세요.` })
    else setWrong({ content: t`어떤 점이 다른지 적어주세요.` })
  }
  return { values, wrong, change, send, isSending: sending.isPending }
}
