import type { AskedPhone } from '@honjeo/contract/safety/contact-phones'
import type { PhoneAnswer } from '@honjeo/contract/values/enums'
import { useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CircleCheck, CircleX } from 'lucide-react'
import { useParams } from 'react-router'
import { errorText, isDeadLink } from '#lib/server/api-error.ts'
import { paths } from '#lib/navigation/paths.ts'
import { useSingleMutation } from '#lib/server/once.ts'
import { Button, LinkButton } from '#ui/form/button.tsx'
import { Callout } from '#ui/feedback/callout.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { PageHeader } from '#ui/list/page-header.tsx'
import { RowSkeletons } from '#ui/list/card-skeletons.tsx'
import { ReaderCallLinks, ReaderNote } from '../abroad/reader-calls.tsx'
import { answerPhone, askedPhoneQuery } from './contacts.api.ts'
import { LanguageRow } from './language-row.tsx'

export function Component() {
  const { t } = useLingui()
  const { token = '' } = useParams()
  return (
    <>
      <PageHeader title={t`문자 받기`} right={<ReaderCallLinks />} />
      <div className="flex-1 space-y-8 px-gutter pt-2 pb-8">
        <AskedByText key={token} token={token} />
        <ReaderNote />
      </div>
    </>
  )
}

/** What the owner of a number sees by the link in a text; they need no account. */
function AskedByText({ token }: { token: string }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const query = askedPhoneQuery(token)
  const { data: asked, error, isFetching, refetch } = useQuery(query)
  const answering = useSingleMutation({
    mutationFn: (answer: PhoneAnswer) => answerPhone(token, answer),
    onSuccess: (answered) => queryClient.setQueryData(query.queryKey, answered),
  })
  if (isDeadLink(error) || isDeadLink(answering.error)) {
    return (
      <EmptyState
        scene="road"
        title={t`더는 쓰지 않는 링크예요`}
        description={t`부탁한 사람이 번호를 지웠거나 주소가 잘못됐어요. 이 번호로는 문자를 더 보내지 않아요.`}
        action={<LinkButton variant="secondary" to={paths.home()}>{t`혼저 둘러보기`}</LinkButton>}
      />
    )
  }
  if (asked === undefined) {
    if (error === null) return <RowSkeletons count={2} />
    return <ErrorState message={errorText(error)} isRetrying={isFetching} onRetry={() => void refetch()} />
  }
  return (
    <div className="space-y-6">
      <LanguageRow />
      <Question asked={asked} />
      <div role="alert" className="empty:hidden">
        {answering.error !== null && <Callout tone="danger">{errorText(answering.error)}</Callout>}
      </div>
      <Answers
        asked={asked}
        onAnswer={answering.mutate}
        answering={answering.isPending ? answering.variables : undefined}
      />
    </div>
  )
}

function Question({ asked: { travellerName, state, refusesAll } }: { asked: AskedPhone }) {
  const { t } = useLingui()
  return (
    <div className="space-y-4">
      <div>
        <h2 className="text-xl font-bold">{t`${travellerName}님이 이 번호로 문자를 보내도 될지 물어봐요`}</h2>
        <p className="mt-2 text-basalt-700">
          {t`혼자 제주를 여행하다 제때 돌아오지 못하거나 도움을 청할 때 문자로 알려드려요. 동의하기 전에는 다른 문자를 보내지 않아요.`}
        </p>
      </div>
      <div role="status" className="empty:hidden">
        {state === 'PROVEN' && (
          <Callout icon={<CircleCheck aria-hidden="true" size={20} />}>
            <p className="font-bold">{t`문자를 받기로 했어요`}</p>
            <p>{t`${travellerName}님에게 일이 있으면 문자로 알려드릴게요. 연습 문자에서 여기로 왔다면 문자가 잘 온 거예요.`}</p>
          </Callout>
        )}
        {state === 'REFUSED' && (
          <Callout tone="warning" icon={<CircleX aria-hidden="true" size={20} />}>
            <p className="font-bold">{t`문자를 받지 않기로 했어요`}</p>
            <p>
              {refusesAll
                ? t`번호를 지웠어요. 이제 누구도 이 번호로 문자를 부탁할 수 없어요.`
                : t`번호를 지웠어요. ${travellerName}님의 문자는 가지 않아요.`}
            </p>
          </Callout>
        )}
      </div>
    </div>
  )
}

interface AnswersProps {
  asked: AskedPhone
  onAnswer: (answer: PhoneAnswer) => void
  /** What is being sent now. */
  answering: PhoneAnswer | undefined
}

/** Yes, no, never, and a change of mind later. */
function Answers({ asked: { state, refusesAll }, onAnswer, answering }: AnswersProps) {
  const { t } = useLingui()
  return (
    <div className="grid gap-2">
      {state === 'ASKED' && (
        <Button isLoading={answering === 'YES'} onClick={() => onAnswer('YES')}>{t`문자로 받을게요`}</Button>
      )}
      {state !== 'REFUSED' && (
        <Button variant="secondary" isLoading={answering === 'NO'} onClick={() => onAnswer('NO')}>
          {state === 'PROVEN' ? t`이제 문자는 그만 받을게요` : t`문자는 받지 않을게요`}
        </Button>
      )}
      {refusesAll ? (
        <Button variant="secondary" isLoading={answering === 'YES'} onClick={() => onAnswer('YES')}>
          {t`다시 부탁받을 수 있게 하기`}
        </Button>
      ) : (
        <Button variant="ghost" isLoading={answering === 'NEVER'} onClick={() => onAnswer('NEVER')}>
          {t`누구에게서도 받지 않을게요`}
        </Button>
      )}
    </div>
  )
}
