import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { NoticeArticle, NoticeSkeleton } from '#features/notices/notice-article.tsx'
import { noticeQuery } from '#features/notices/notices.api.ts'
import { ApiError } from '#lib/api-error.ts'
import { errorText } from '#lib/error-text.ts'
import { usePageTitle } from '#lib/page-title.ts'
import { paths } from '#lib/paths.ts'
import { useRouteId } from '#lib/route-id.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { PageHeader } from '#ui/page-header.tsx'

export function Component() {
  const { t } = useLingui()
  const noticeId = useRouteId('noticeId')
  const { data: notice, error, isFetching, refetch } = useQuery(noticeQuery(noticeId))
  usePageTitle(notice?.title)
  return (
    <>
      <PageHeader title={t`공지사항`} back={{ fallback: paths.notices() }} />
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
