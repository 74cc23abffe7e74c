import { useLingui } from '@lingui/react/macro'
import { NoticeList } from '#features/notices/notice-list.tsx'
import { paths } from '#lib/paths.ts'
import { PageHeader } from '#ui/page-header.tsx'

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
