import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ShieldAlert } from 'lucide-react'
import { errorText } from '#lib/error-text.ts'
import { paths } from '#lib/paths.ts'
import { Button } from '#ui/button.tsx'
import { Callout } from '#ui/callout.tsx'
import { Card } from '#ui/card.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { sessionsQuery } from '../my-account.api.ts'
import { SessionRow } from './session-row.tsx'
import { useEndSessions } from './use-end-sessions.ts'

/** Where I am logged in: here first, then the most recently used. */
export function SessionList() {
  const { t } = useLingui()
  const { data: sessions, error, isFetching, refetch } = useQuery(sessionsQuery())
  const { endOne, endOthers, endingId, isEndingOthers } = useEndSessions()
  if (sessions === undefined) {
    if (error === null) return <SessionSkeletons />
    return <ErrorState message={errorText(error)} isRetrying={isFetching} onRetry={() => void refetch()} />
  }
  const hasOthers = sessions.some(({ current }) => !current)
  return (
    <div className="space-y-5">
      <Card className="overflow-hidden p-0!">
        <ul aria-label={t`로그인한 기기`} className="divide-y divide-basalt-200">
          {sessions
            .toSorted((one, other) => Number(other.current) - Number(one.current))
            .map((session) => (
              <SessionRow
                key={session.sessionId}
                session={session}
                isEnding={session.sessionId === endingId}
                onEnd={(device) => void endOne(session.sessionId, device)}
              />
            ))}
        </ul>
      </Card>
      {hasOthers ? (
        <>
          <Button
            variant="secondary"
            size="md"
            fullWidth
            isLoading={isEndingOthers}
            onClick={() => void endOthers()}
          >{t`다른 기기 모두 로그아웃`}</Button>
          <Callout icon={<ShieldAlert aria-hidden="true" size={18} />}>
            <Trans>
              모르는 기기가 있나요? 로그아웃한 뒤 <TextLink to={paths.password()}>비밀번호를 바꿔주세요</TextLink>.
            </Trans>
          </Callout>
        </>
      ) : (
        <p className="text-center text-sm text-basalt-500">
          <Trans>다른 기기에서는 로그인하지 않았어요.</Trans>
        </p>
      )}
    </div>
  )
}

function SessionSkeletons() {
  return (
    <SkeletonGroup className="space-y-5 px-4 py-3">
      {[1, 2, 3].map((row) => (
        <div key={row} className="flex items-center gap-3">
          <Skeleton className="size-6" />
          <div className="space-y-2">
            <Skeleton className="h-4 w-36" />
            <Skeleton className="h-4 w-24" />
          </div>
        </div>
      ))}
    </SkeletonGroup>
  )
}
