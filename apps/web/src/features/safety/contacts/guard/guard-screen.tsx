import { useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { errorText, isDeadLink } from '#lib/server/api-error.ts'
import type { Locale } from '#lib/text/locales.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { PageHeader } from '#ui/list/page-header.tsx'
import { RowSkeletons } from '#ui/list/card-skeletons.tsx'
import { LanguageRow } from '../language-row.tsx'
import { ReaderCallLinks, ReaderNote } from '../../abroad/reader-calls.tsx'
import { answerGuard, guardQuery } from './guard.api.ts'
import { GuardMine } from './guard-mine.tsx'
import { GuardOpen, GuardTaken } from './guard-open.tsx'
import { useGuardActs } from './use-guard-acts.ts'

/** A screen for a person who was sent a link by a traveller: in any browser, without an account. */
export function Component() {
  const { t } = useLingui()
  const { token = '' } = useParams()
  return (
    <>
      <PageHeader title={t`신뢰 연락처`} right={<ReaderCallLinks />} />
      <div className="flex-1 space-y-8 px-gutter pt-2 pb-8">
        <ByLink key={token} token={token} />
        <ReaderNote />
      </div>
    </>
  )
}

function ByLink({ token }: { token: string }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const { data: guard, error, isFetching, refetch } = useQuery(guardQuery(token))
  // The acts are one for all states: the yes changes the state while the subscription is still being made, and its end is shown in the next one.
  const acts = useGuardActs(token)
  if (isDeadLink(error)) {
    return (
      <EmptyState
        scene="road"
        title={t`더는 쓰지 않는 링크예요`}
        description={t`보낸 사람이 지웠거나 시간이 지났어요. 새 링크를 보내 달라고 해주세요. 걱정되는 일이 있다면 직접 연락하거나 경찰에 신고해주세요.`}
      />
    )
  }
  if (guard === undefined) {
    if (error === null) return <RowSkeletons count={2} />
    return <ErrorState message={errorText(error)} isRetrying={isFetching} onRetry={() => void refetch()} />
  }
  const writeIn = async (locale: Locale) =>
    queryClient.setQueryData(guardQuery(token).queryKey, await answerGuard(token, true, locale))
  return (
    <div className="space-y-6">
      <LanguageRow onChosen={guard.status === 'CONFIRMED' ? writeIn : undefined} />
      {guard.state === 'OPEN' ? (
        <GuardOpen guard={guard} acts={acts} />
      ) : guard.state === 'MINE' ? (
        <GuardMine guard={guard} acts={acts} isAway={error !== null} />
      ) : (
        <GuardTaken guard={guard} acts={acts} />
      )}
    </div>
  )
}
