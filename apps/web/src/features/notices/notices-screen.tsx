import { useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { formatDate } from '#lib/text/dates.ts'
import { paths } from '#lib/navigation/paths.ts'
import { Card } from '#ui/list/card.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { LinkButton } from '#ui/form/button.tsx'
import { ListItem } from '#ui/list/list-item.tsx'
import { PageHeader } from '#ui/list/page-header.tsx'
import { Paged } from '#ui/list/paged.tsx'
import { Skeleton, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { noticesQuery } from './notices.api.ts'

export function Component() {
  const { t } = useLingui()
  return (
    <>
      <PageHeader title={t`공지사항`} back={{ fallback: paths.my() }} />
      <div className="flex-1 px-gutter pt-2 pb-8">
        <NoticeList />
      </div>
    </>
  )
}

function NoticeList() {
  const { t } = useLingui()
  return (
    <Paged
      query={useInfiniteQuery(noticesQuery())}
      skeleton={<NoticeSkeletons />}
      isEmpty={(notices) => notices.length === 0}
      empty={
        <EmptyState
          scene="lantern"
          title={t`아직 공지가 없어요`}
          description={t`새로운 소식이 생기면 여기에서 알려드릴게요.`}
          action={<LinkButton to={paths.home()} variant="secondary">{t`홈으로 가기`}</LinkButton>}
        />
      }
    >
      {(notices) => (
        <Card className="overflow-hidden p-0!">
          <ul className="divide-y divide-basalt-200">
            {notices.map(({ id, title, publishedAt }) => (
              <ListItem
                key={id}
                to={paths.notice(id)}
                title={title}
                description={<time dateTime={publishedAt}>{formatDate(publishedAt)}</time>}
              />
            ))}
          </ul>
        </Card>
      )}
    </Paged>
  )
}

function NoticeSkeletons() {
  return (
    <SkeletonGroup>
      <Card className="divide-y divide-basalt-200 p-0!">
        {[1, 2, 3, 4].map((row) => (
          <div key={row} className="space-y-2 px-4 py-3.5">
            <Skeleton className="h-4 w-3/4" />
            <Skeleton className="h-3.5 w-28" />
          </div>
        ))}
      </Card>
    </SkeletonGroup>
  )
}
