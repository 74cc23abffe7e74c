import { useLingui } from '@lingui/react/macro'
import { MyConsents } from '#features/account/consents/my-consents.tsx'
import { paths } from '#lib/paths.ts'
import { PageHeader } from '#ui/page-header.tsx'

export function Component() {
  const { t } = useLingui()
  return (
    <>
      <PageHeader title={t`동의 내역`} back={{ fallback: paths.my() }} />
      <div className="flex-1 px-gutter pt-2 pb-8">
        <MyConsents />
      </div>
    </>
  )
}
