import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { removeDraft } from '#lib/drafts.ts'
import { Button } from '#ui/button.tsx'
import { Callout } from '#ui/callout.tsx'
import { useConfirm } from '#ui/confirm.tsx'
import { type InquiryAbout, inquiryAbout, titleOf } from './inquiry-about.ts'
import { INQUIRY_SUBJECT, readInquiryDraft } from './inquiry-draft.ts'
import { InquiryForm, type InquiryFormProps } from './inquiry-form.tsx'
import { isBlank, NO_INQUIRY } from './inquiry-values.ts'

interface NewInquiryProps extends Omit<InquiryFormProps, 'start' | 'children'> {
  about: InquiryAbout | null
}

/** Begins with the unfinished draft, or else with the given subject; the writer can also start over. */
export function NewInquiry({ userId, about, ...rest }: NewInquiryProps) {
  const { t, i18n } = useLingui()
  const confirm = useConfirm()
  const fresh = about === null ? NO_INQUIRY : inquiryAbout(i18n._(titleOf(about)))
  const [draft, setDraft] = useState(() => readInquiryDraft(userId))

  async function handleRestart() {
    const isSure = await confirm({
      title: t`쓰던 문의를 지울까요?`,
      description: t`지운 내용은 되돌릴 수 없어요.`,
      confirmLabel: t`지우기`,
      isDanger: true,
    })
    if (!isSure) return
    removeDraft(userId, INQUIRY_SUBJECT)
    setDraft(NO_INQUIRY)
  }

  const isFresh = isBlank(draft)
  return (
    <InquiryForm key={isFresh ? 'fresh' : 'draft'} {...rest} userId={userId} start={isFresh ? fresh : draft}>
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
