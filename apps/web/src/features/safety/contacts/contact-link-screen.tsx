import type { ContactLink } from '@honjeo/contract/safety/contacts'
import { useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CircleCheck, CircleX } from 'lucide-react'
import { useParams } from 'react-router'
import { errorText, isDeadLink } from '#lib/server/api-error.ts'
import type { Locale } from '#lib/text/locales.ts'
import { paths } from '#lib/navigation/paths.ts'
import { useSingleMutation } from '#lib/server/once.ts'
import { Button, LinkButton } from '#ui/form/button.tsx'
import { Callout } from '#ui/feedback/callout.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { PageHeader } from '#ui/list/page-header.tsx'
import { RowSkeletons } from '#ui/list/card-skeletons.tsx'
import { ReaderCallLinks, ReaderNote } from '../abroad/reader-calls.tsx'
import { answerLink, contactLinkQuery } from './contacts.api.ts'
import { LanguageRow } from './language-row.tsx'
import { WhatYouGet } from './what-you-get.tsx'

export function Component() {
  const { t } = useLingui()
  const { token = '' } = useParams()
  return (
    <>
      <PageHeader title={t`신뢰 연락처 부탁`} right={<ReaderCallLinks />} />
      <div className="flex-1 space-y-8 px-gutter pt-2 pb-8">
        <RequestByLink key={token} token={token} />
        <ReaderNote />
      </div>
    </>
  )
}

/** What a person sees who was asked to be a contact; they need no account. */
function RequestByLink({ token }: { token: string }) {
  const { t, i18n } = useLingui()
  const queryClient = useQueryClient()
  const query = contactLinkQuery(token)
  const { data: link, error, isFetching, refetch } = useQuery(query)
  const answering = useSingleMutation({
    mutationFn: (agrees: boolean) => answerLink(token, { agrees, language: i18n.locale as Locale }),
    onSuccess: (answered) => queryClient.setQueryData(query.queryKey, answered),
  })
  if (isDeadLink(error) || isDeadLink(answering.error)) {
    return (
      <EmptyState
        scene="road"
        title={t`더는 쓰지 않는 링크예요`}
        description={t`부탁한 사람이 연락처에서 지웠거나 주소가 잘못됐어요. 걱정되는 일이 있다면 직접 연락하거나 경찰에 신고해주세요.`}
        action={<LinkButton variant="secondary" to={paths.home()}>{t`혼저 둘러보기`}</LinkButton>}
      />
    )
  }
  if (link === undefined) {
    if (error === null) return <RowSkeletons count={2} />
    return <ErrorState message={errorText(error)} isRetrying={isFetching} onRetry={() => void refetch()} />
  }
  const writeIn = async (language: Locale) =>
    queryClient.setQueryData(query.queryKey, await answerLink(token, { agrees: true, language }))
  return (
    <div className="space-y-6">
      <LanguageRow onChosen={link.status === 'CONFIRMED' ? writeIn : undefined} />
      <Asking link={link} />
      <WhatYouGet name={link.travellerName} />
      <LinkAnswer
        link={link}
        onAnswer={answering.mutate}
        answering={answering.isPending ? answering.variables : undefined}
        failure={answering.error === null ? null : errorText(answering.error)}
      />
    </div>
  )
}

function Asking({ link: { travellerName, contactName } }: { link: ContactLink }) {
  const { t } = useLingui()
  return (
    <div>
      <p className="text-basalt-700">{t`${contactName}님께`}</p>
      <h2 className="mt-1 text-xl font-bold">{t`${travellerName}님이 신뢰 연락처가 되어 달라고 부탁했어요`}</h2>
      <p className="mt-2 text-basalt-700">
        {t`혼자 제주를 여행하는 동안 제때 돌아오지 못하면 연락받을 사람으로 골랐어요. 모르는 사람이라면 거절해주세요.`}
      </p>
    </div>
  )
}

interface LinkAnswerProps {
  link: ContactLink
  onAnswer: (agrees: boolean) => void
  /** What is being sent now. */
  answering: boolean | undefined
  failure: string | null
}

/** Yes, no, and a change of mind later. */
function LinkAnswer({ link: { travellerName, status }, onAnswer, answering, failure }: LinkAnswerProps) {
  const { t } = useLingui()
  return (
    <div className="space-y-3">
      <div role="status" className="empty:hidden">
        {status === 'CONFIRMED' && (
          <Callout icon={<CircleCheck aria-hidden="true" size={20} />}>
            <p className="font-bold">{t`동의했어요`}</p>
            <p>{t`${travellerName}님에게 일이 있으면 알려드릴게요. 마음이 바뀌면 이 링크에서 그만둘 수 있어요.`}</p>
          </Callout>
        )}
        {status === 'DECLINED' && (
          <Callout tone="warning" icon={<CircleX aria-hidden="true" size={20} />}>
            <p className="font-bold">{t`거절했어요`}</p>
            <p>{t`${travellerName}님의 소식을 보내지 않아요. 마음이 바뀌면 이 링크에서 동의할 수 있어요.`}</p>
          </Callout>
        )}
      </div>
      <div role="alert" className="empty:hidden">
        {failure !== null && <Callout tone="danger">{failure}</Callout>}
      </div>
      <div className="grid gap-2">
        {status !== 'CONFIRMED' && (
          <Button isLoading={answering === true} onClick={() => onAnswer(true)}>{t`동의할게요`}</Button>
        )}
        {status !== 'DECLINED' && (
          <Button variant="secondary" isLoading={answering === false} onClick={() => onAnswer(false)}>
            {status === 'CONFIRMED' ? t`이제 그만둘게요` : t`거절할게요`}
          </Button>
        )}
      </div>
    </div>
  )
}
