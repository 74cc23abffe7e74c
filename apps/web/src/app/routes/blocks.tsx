import { useLingui } from '@lingui/react/macro'
import { BlockList } from '#features/blocks/block-list.tsx'
import { paths } from '#lib/paths.ts'
import { PageHeader } from '#ui/page-header.tsx'

export function Component() {
  const { t } = useLingui()
  return (
    <>
      <PageHeader title={t`차단한 회원`} back={{ fallback: paths.my() }} />
      <div className="flex-1 px-gutter pt-2 pb-8">
        <BlockList />
      </div>
    </>
  )
}
