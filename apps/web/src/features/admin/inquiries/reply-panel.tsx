import type { StaffInquiryDetail } from '@honjeo/contract/admin/inquiries'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { formatDateTime } from '#lib/dates.ts'
import { Button } from '#ui/button.tsx'
import { Facts } from '../parts/facts.tsx'
import { Panel } from '../parts/panel.tsx'
import { ReplyForm } from './reply-form.tsx'

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
