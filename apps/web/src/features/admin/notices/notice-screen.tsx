import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { usePageTitle } from '#lib/page/page-title.ts'
import { useRouteId } from '#lib/navigation/paths.ts'
import { adminPaths } from '../admin-paths.ts'
import { NoticeState } from '../parts/badges.tsx'
import { BackLine, ConsolePage, LoadState } from '../parts/console-page.tsx'
import { NoticeEditor } from './notice-editor.tsx'
import { noticeQuery } from './notices.api.ts'

export function Component() {
  const noticeId = useRouteId('noticeId')
  return <EditNotice key={noticeId} noticeId={noticeId} />
}

function EditNotice({ noticeId }: { noticeId: number }) {
  const { t } = useLingui()
  const query = useQuery(noticeQuery(noticeId))
  usePageTitle(query.data?.title)
  return (
    <ConsolePage
      title={t`공지 고치기`}
      above={<BackLine fallback={adminPaths.notices()} />}
      marks={query.data !== undefined && <NoticeState isPublished={query.data.publishedAt !== null} />}
    >
      <LoadState query={query}>{(notice) => <NoticeEditor key={notice.updatedAt} notice={notice} />}</LoadState>
    </ConsolePage>
  )
}
