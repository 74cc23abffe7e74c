import type { StaffInquiryDetail } from '@honjeo/contract/admin/inquiries'
import { DetailColumns } from '../parts/detail-columns.tsx'
import { InquiryState } from './inquiry-state.tsx'
import { InquiryText } from './inquiry-text.tsx'
import { ReplyPanel } from './reply-panel.tsx'
import { useInquiryActs } from './use-inquiry-acts.ts'

export function InquiryDetail({ inquiry }: { inquiry: StaffInquiryDetail }) {
  const { updating, replying } = useInquiryActs(inquiry.id)
  return (
    <DetailColumns
      aside={
        <>
          <InquiryState inquiry={inquiry} isPending={updating.isPending} onChange={updating.mutate} />
          <ReplyPanel
            inquiry={inquiry}
            isPending={replying.isPending}
            onSend={(reply, onSent) => replying.mutate(reply, { onSuccess: onSent })}
          />
        </>
      }
    >
      <InquiryText inquiry={inquiry} />
    </DetailColumns>
  )
}
