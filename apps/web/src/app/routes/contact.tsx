import { useLingui } from '@lingui/react/macro'
import { ContactPanel } from '#features/legal/contact-panel.tsx'
import { paths } from '#lib/paths.ts'
import { PageHeader } from '#ui/page-header.tsx'

export function Component() {
  const { t } = useLingui()
  return (
    <>
      <PageHeader title={t`고객센터`} back={{ fallback: paths.my() }} />
      <div className="flex-1 px-gutter pt-2 pb-8">
        <ContactPanel />
      </div>
    </>
  )
}
