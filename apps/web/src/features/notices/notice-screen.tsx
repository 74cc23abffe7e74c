import type { NoticeDetail } from '@honjeo/contract/notices'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ApiError, errorText } from '#lib/server/api-error.ts'
import { formatDate, formatDateTime } from '#lib/text/dates.ts'
import { usePageTitle } from '#lib/page/page-title.ts'
import { paths, useRouteId } from '#lib/navigation/paths.ts'
import { Card } from '#ui/list/card.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { LinkButton } from '#ui/form/button.tsx'
import { LinkedText } from '#ui/list/linked-text.tsx'
import { PageHeader } from '#ui/list/page-header.tsx'
import { Skeleton, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { noticeQuery } from './notices.api.ts'

export function Component() {
  const { t } = useLingui()
  const noticeId = useRouteId('noticeId')
  const { data: notice, error, isFetching, refetch } = useQuery(noticeQuery(noticeId))
  usePageTitle(notice?.title)
  return (
    <>
      <PageHeader title={t({ message: '공지사항', context: 'one' })} back={{ fallback: paths.notices() }} />
      <div className="flex flex-1 flex-col px-gutter pt-2 pb-8">
        {notice !== undefined ? (
          <NoticeArticle notice={notice} />
        ) : error === null ? (
          <NoticeSkeleton />
        ) : error instanceof ApiError && error.status === 404 ? (
          <EmptyState
            scene="road"
            title={t`공지를 찾을 수 없어요`}
            description={t`내려간 공지이거나 주소가 잘못됐어요.`}
            action={<LinkButton to={paths.notices()}>{t`공지 목록 보기`}</LinkButton>}
          />
        ) : (
          <ErrorState message={errorText(error)} isRetrying={isFetching} onRetry={() => void refetch()} />
        )}
      </div>
    </>
  )
}

function NoticeArticle({ notice }: { notice: NoticeDetail }) {
  const { t } = useLingui()
  const { title, content, publishedAt, updatedAt } = notice
  const changed = formatDateTime(updatedAt)
  return (
    <article>
      <h2 className="text-xl font-bold">{title}</h2>
      <p className="mt-1.5 text-sm text-basalt-500">
        <time dateTime={publishedAt}>{formatDate(publishedAt)}</time>
        {/* What is written before it is published is no news to a reader. */}
        {Date.parse(updatedAt) > Date.parse(publishedAt) && (
          <span className="block">
            <time dateTime={updatedAt}>{t`${changed}에 고쳤어요`}</time>
          </span>
        )}
      </p>
      <Card className="mt-5 p-5">
        <LinkedText text={content} />
      </Card>
    </article>
  )
}

function NoticeSkeleton() {
  return (
    <SkeletonGroup>
      <Skeleton className="h-7 w-4/5" />
      <Skeleton className="mt-3 h-3.5 w-32" />
      <Card className="mt-5 space-y-3 p-5">
        {['w-full', 'w-11/12', 'w-full', 'w-2/3'].map((width, line) => (
          <Skeleton key={line} className={`h-4 ${width}`} />
        ))}
      </Card>
    </SkeletonGroup>
  )
}
