import { useLingui } from '@lingui/react/macro'
import { SessionList } from '#features/account/sessions/session-list.tsx'
import { paths } from '#lib/paths.ts'
import { PageHeader } from '#ui/page-header.tsx'

export function Component() {
  const { t } = useLingui()
  return (
    <>
      <PageHeader title={t`로그인한 기기`} back={{ fallback: paths.my() }} />
      <div className="flex-1 px-gutter pt-2 pb-8">
        <SessionList />
      </div>
    </>
  )
}
