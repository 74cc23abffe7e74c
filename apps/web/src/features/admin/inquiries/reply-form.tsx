import { INQUIRY_REPLY_MAX } from '@honjeo/contract/values/limits'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { sendableText } from '#lib/sendable-text.ts'
import { Button } from '#ui/button.tsx'
import { Form } from '#ui/form.tsx'
import { NoteField } from '../parts/note-field.tsx'
import { useDraftText } from '../parts/use-draft-text.ts'

interface ReplyFormProps {
  inquiryId: number
  /** What was answered before, to begin with. */
  reply: string
  isPending: boolean
  onSend: (reply: string, onSent: () => void) => void
}

export function ReplyForm({ inquiryId, reply, isPending, onSend }: ReplyFormProps) {
  const { t } = useLingui()
  const [text, setText, forget] = useDraftText(`staff-reply:${inquiryId}`, reply)
  const [isMissing, setMissing] = useState(false)

  function handleSubmit() {
    const ready = sendableText(text)
    setMissing(ready === '')
    if (ready !== '' && !isPending) onSend(ready, forget)
  }

  return (
    <Form onSubmit={handleSubmit} className="gap-4">
      <NoteField
        kind="INQUIRY"
        label={t`답변 내용`}
        rows={8}
        maxLength={INQUIRY_REPLY_MAX}
        value={text}
        onChange={(next) => {
          setText(next)
          setMissing(false)
        }}
        error={isMissing ? t`답변을 적어주세요.` : undefined}
      />
      <Button type="submit" isLoading={isPending}>
        {reply === '' ? t`답변 보내기` : t`고친 답변 보내기`}
      </Button>
    </Form>
  )
}
