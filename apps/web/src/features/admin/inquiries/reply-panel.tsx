import type { StaffInquiryDetail } from '@honjeo/contract/admin/inquiries'
import { INQUIRY_REPLY_MAX } from '@honjeo/contract/values/limits'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { formatDateTime } from '#lib/text/dates.ts'
import { sendableText } from '#lib/text/sendable-text.ts'
import { Button } from '#ui/form/button.tsx'
import { Form } from '#ui/form/form.tsx'
import { Panel } from '../parts/console-page.tsx'
import { useDraftTexts } from '../parts/editor-parts.tsx'
import { Facts } from '../parts/facts.tsx'
import { NoteField } from '../parts/note-field.tsx'

interface ReplyPanelProps {
  inquiry: StaffInquiryDetail
  isPending: boolean
  onSend: (reply: string, onSent: () => void) => void
}

/** What was answered, or the answer in the making. */
export function ReplyPanel({ inquiry, isPending, onSend }: ReplyPanelProps) {
  const { t } = useLingui()
  const { id, adminReply, repliedAt, repliedBy } = inquiry
  const [isEditing, setEditing] = useState(adminReply === null)
  if (isEditing || adminReply === null) {
    return (
      <Panel title={t`답변`}>
        <ReplyForm
          inquiryId={id}
          reply={adminReply ?? ''}
          isPending={isPending}
          onSend={(reply, onSent) =>
            onSend(reply, () => {
              onSent()
              setEditing(false)
            })
          }
        />
      </Panel>
    )
  }
  return (
    <Panel
      title={t`답변`}
      action={
        <Button variant="secondary" size="sm" onClick={() => setEditing(true)}>
          {t`고치기`}
        </Button>
      }
    >
      <p className="mb-4 whitespace-pre-line">{adminReply}</p>
      <Facts
        facts={[
          { name: t`답한 사람`, value: repliedBy ?? '–' },
          { name: t`답한 때`, value: repliedAt === null ? '–' : formatDateTime(repliedAt) },
        ]}
      />
    </Panel>
  )
}

interface ReplyFormProps {
  inquiryId: number
  /** What was answered before, to begin with. */
  reply: string
  isPending: boolean
  onSend: (reply: string, onSent: () => void) => void
}

function ReplyForm({ inquiryId, reply, isPending, onSend }: ReplyFormProps) {
  const { t } = useLingui()
  const { texts, keep, forget } = useDraftTexts(`staff-reply:${inquiryId}`, { reply })
  const [text, setText] = useState(texts.reply)
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
          keep({ reply: next })
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
