import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { usePageTitle } from '#lib/page-title.ts'
import { adminPaths } from '../admin-paths.ts'
import { BackLine } from '../parts/back-line.tsx'
import { ConsolePage } from '../parts/console-page.tsx'
import { LoadState } from '../parts/load-state.tsx'
import { NoticeEditor } from './notice-editor.tsx'
import { NoticeState } from './notice-state.tsx'
import { noticeQuery } from './notices.api.ts'

export function NewNotice() {
  const { t } = useLingui()
  return (
    <ConsolePage title={t`공지 쓰기`} above={<BackLine fallback={adminPaths.notices()} />}>
      <NoticeEditor notice={null} />
    </ConsolePage>
  )
}

export function EditNotice({ noticeId }: { noticeId: number }) {
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
