import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { removeDraft } from '#lib/drafts.ts'
import { Button } from '#ui/button.tsx'
import { Callout } from '#ui/callout.tsx'
import { useConfirm } from '#ui/confirm.tsx'
import { INQUIRY_SUBJECT, readInquiryDraft } from './inquiry-draft.ts'
import { InquiryForm, type InquiryFormProps } from './inquiry-form.tsx'
import { isBlank, NO_INQUIRY } from './inquiry-values.ts'

/** Begins with what was left unfinished; its writer may also begin anew. */
export function NewInquiry({ userId, ...rest }: Omit<InquiryFormProps, 'start' | 'children'>) {
  const { t } = useLingui()
  const confirm = useConfirm()
  const [start, setStart] = useState(() => readInquiryDraft(userId))

  async function handleRestart() {
    const isSure = await confirm({
      title: t`쓰던 문의를 지울까요?`,
      description: t`지운 내용은 되돌릴 수 없어요.`,
      confirmLabel: t`지우기`,
      isDanger: true,
    })
    if (!isSure) return
    removeDraft(userId, INQUIRY_SUBJECT)
    setStart(NO_INQUIRY)
  }

  const isFresh = isBlank(start)
  return (
    <InquiryForm key={isFresh ? 'fresh' : 'draft'} {...rest} userId={userId} start={start}>
      {!isFresh && (
        <Callout
          action={
            <Button variant="secondary" size="sm" onClick={() => void handleRestart()}>
              {t`새로 쓰기`}
            </Button>
          }
        >
          {t`쓰던 문의를 불러왔어요.`}
        </Callout>
      )}
    </InquiryForm>
  )
}
