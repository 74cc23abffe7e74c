import type { StaffInquiryDetail } from '@honjeo/contract/admin/inquiries'
import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { errorText } from '#lib/error-text.ts'
import { useSingleMutation } from '#lib/use-single-mutation.ts'
import { toast } from '#ui/toast.ts'
import { refreshConsole } from '../refresh.ts'
import { type InquiryChanges, keepInquiry, replyToInquiry, updateInquiry } from './inquiries.api.ts'

/** What can be done about an inquiry; the screen shows what has become of it. */
export function useInquiryActs(inquiryId: number) {
  const { t } = useLingui()
  const keep = (inquiry: StaffInquiryDetail) => {
    keepInquiry(inquiry)
    void refreshConsole()
  }
  const onError = (error: Error) => void toast.error(errorText(error))
  const updating = useMutation({
    mutationFn: (changes: InquiryChanges) => updateInquiry(inquiryId, changes),
    onSuccess: (inquiry) => {
      keep(inquiry)
      toast.success(t`바꿨어요.`)
    },
    onError,
  })
  const replying = useSingleMutation({
    mutationFn: (reply: string) => replyToInquiry(inquiryId, reply),
    onSuccess: (inquiry) => {
      keep(inquiry)
      toast.success(t`답변을 보냈어요. 회원에게 알렸어요.`)
    },
    onError,
  })
  return { updating, replying }
}
