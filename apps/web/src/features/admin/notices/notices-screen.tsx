import { useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { formatDateTime } from '#lib/text/dates.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { LinkButton } from '#ui/form/button.tsx'
import { Paged } from '#ui/list/paged.tsx'
import { adminPaths } from '../admin-paths.ts'
import { NoticeState } from '../parts/badges.tsx'
import { ConsolePage } from '../parts/console-page.tsx'
import { Cell, DataTable, NameCell, Row, TableSkeleton, TimeCell } from '../parts/data-table.tsx'
import { noticesQuery } from './notices.api.ts'

export function Component() {
  const { t } = useLingui()
  return (
    <ConsolePage
      title={t`공지사항`}
      actions={
        <LinkButton size="md" to={adminPaths.newNotice()} icon={<Plus aria-hidden="true" size={18} />}>
          {t`공지 쓰기`}
        </LinkButton>
      }
    >
      <Paged
        query={useInfiniteQuery(noticesQuery())}
        skeleton={<TableSkeleton />}
        isEmpty={(notices) => notices.length === 0}
        empty={
          <EmptyState
            scene="lantern"
            title={t`아직 쓴 공지가 없어요`}
            description={t`초안으로 저장해두고 나중에 게시할 수 있어요.`}
          />
        }
      >
        {(notices) => (
          <DataTable
            caption={t`공지 목록`}
            columns={[
              { header: t`제목` },
              { header: t`상태` },
              { header: t`게시`, isMinor: true },
              { header: t`고침`, isMinor: true },
            ]}
          >
            {notices.map((notice) => (
              <Row key={notice.id}>
                <NameCell to={adminPaths.notice(notice.id)}>{notice.title}</NameCell>
                <Cell>
                  <NoticeState isPublished={notice.publishedAt !== null} />
                </Cell>
                <TimeCell>{notice.publishedAt === null ? '' : formatDateTime(notice.publishedAt)}</TimeCell>
                <TimeCell>{formatDateTime(notice.updatedAt)}</TimeCell>
              </Row>
            ))}
          </DataTable>
        )}
      </Paged>
    </ConsolePage>
  )
}
