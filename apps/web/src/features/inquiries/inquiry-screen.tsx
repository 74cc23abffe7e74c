import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { removeDraft } from '#lib/device/drafts.ts'
import { parseId, paths } from '#lib/navigation/paths.ts'
import { useSession } from '#lib/server/session.ts'
import { useGoBack } from '#lib/navigation/go-back.ts'
import { Button } from '#ui/form/button.tsx'
import { Callout } from '#ui/feedback/callout.tsx'
import { confirm } from '#ui/overlay/ui-provider.tsx'
import { PageHeader } from '#ui/list/page-header.tsx'
import { InquiryForm, type InquiryFormProps } from './inquiry-form.tsx'
import { INQUIRY_SUBJECT, type InquiryValues, isBlank, NO_INQUIRY, readInquiryDraft } from './inquiry-values.ts'

export function Component() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const userId = useSession()?.userId
  const [search] = useSearchParams()
  const goBack = useGoBack(paths.myInquiries())
  return (
    <>
      <PageHeader title={t`1:1 문의하기`} back={{ onPress: goBack }} />
      {userId !== undefined && (
        <NewInquiry
          key={search.toString()}
          about={readAbout(search)}
          userId={userId}
          onSent={() => void navigate(paths.myInquiries(), { replace: true })}
          onCancel={goBack}
        />
      )}
    </>
  )
}

interface NewInquiryProps extends Omit<InquiryFormProps, 'start' | 'children'> {
  about: InquiryAbout | null
}

/** Begins with the unfinished draft, or else with the given subject; the writer can also start over. */
function NewInquiry({ userId, about, ...rest }: NewInquiryProps) {
  const { t, i18n } = useLingui()
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

const TITLES = {
  POST: (id: number): MessageDescriptor => msg`가려진 게시글을 다시 봐주세요 (글 번호 ${id})`,
  COMMENT: (id: number): MessageDescriptor => msg`가려진 댓글을 다시 봐주세요 (댓글 번호 ${id})`,
  REVIEW: (id: number): MessageDescriptor => msg`가려진 리뷰를 다시 봐주세요 (리뷰 번호 ${id})`,
}

/** Hidden content of the member. */
interface InquiryAbout {
  type: keyof typeof TITLES
  id: number
}

/** Returns what the screen's address names as the inquiry's subject; null where it names nothing valid. */
function readAbout(search: URLSearchParams): InquiryAbout | null {
  const type = search.get('type')
  const id = parseId(search.get('id') ?? undefined)
  return id !== null && type !== null && Object.hasOwn(TITLES, type) ? { type: type as InquiryAbout['type'], id } : null
}

const titleOf = ({ type, id }: InquiryAbout): MessageDescriptor => TITLES[type](id)

/** Returns an inquiry about hidden content, which only lacks the writer's own words. */
const inquiryAbout = (title: string): InquiryValues => ({ ...NO_INQUIRY, category: 'REPORT', title })
