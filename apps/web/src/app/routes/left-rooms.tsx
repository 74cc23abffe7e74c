import { useLingui } from '@lingui/react/macro'
import { LeftRoomList } from '#features/reports/left-room-list.tsx'
import { paths } from '#lib/paths.ts'
import { PageHeader } from '#ui/page-header.tsx'

export function Component() {
  const { t } = useLingui()
  return (
    <>
      <PageHeader title={t`나온 동행방`} back={{ fallback: paths.newReport() }} />
      <div className="flex-1 px-gutter pt-2 pb-8">
        <LeftRoomList />
      </div>
    </>
  )
}
