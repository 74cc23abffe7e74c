import { useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { errorText } from '#lib/server/api-error.ts'
import { formatDateTime } from '#lib/text/dates.ts'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Button } from '#ui/form/button.tsx'
import { Card } from '#ui/list/card.tsx'
import { unsaidQuery } from './attendance.api.ts'
import { PersonRow } from './who-came.tsx'

/** The people with whom one was in rooms that one has left since, or that are no more: whether they met can be said for a week. */
export function UnsaidPeople() {
  const { t } = useLingui()
  const query = useInfiniteQuery(unsaidQuery())
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } = query
  if (data === undefined && error !== null) {
    return (
      <div className="mb-6">
        <ErrorState
          isInline
          message={errorText(error)}
          isRetrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      </div>
    )
  }
  // Most have left no room within the week of a meeting.
  if (data === undefined || data.length === 0) return null
  const until = formatDateTime(
    data.map(({ saysUntil }) => saysUntil).reduce((one, other) => (one < other ? one : other)),
  )
  return (
    <Card className="mb-6 p-4">
      <section aria-labelledby="unsaid-people">
        <h2 id="unsaid-people" className="text-lg font-bold">
          {t`나온 방에서 만난 사람이 있나요?`}
        </h2>
        <p className="mt-1 text-sm text-basalt-700">
          {t`방에서 나왔거나 방이 없어졌어도, 만났는지는 ${until}까지 알리고 고칠 수 있어요.`}
        </p>
        <ul className="mt-2 divide-y divide-basalt-200">
          {data.map((person) => (
            <PersonRow
              key={person.attendanceId}
              roomId={person.roomId}
              person={person}
              saysNoShow={person.saysNoShow}
              meetsAt={person.meetsAt}
            />
          ))}
        </ul>
        {hasNextPage && (
          <Button
            variant="secondary"
            size="md"
            className="mt-2"
            disabled={isFetchingNextPage}
            onClick={() => void fetchNextPage()}
          >
            {t`더 보기`}
          </Button>
        )}
      </section>
    </Card>
  )
}
