import { useLingui } from '@lingui/react/macro'
import { SirenBox } from '#features/siren/siren-box.tsx'
import { paths } from '#lib/paths.ts'
import { PageHeader } from '#ui/page-header.tsx'

export function Component() {
  const { t } = useLingui()
  return (
    <>
      <PageHeader title={t`혼행 체크`} back={{ fallback: paths.home() }} />
      <div className="flex-1 px-gutter pt-2 pb-8">
        <SirenBox />
      </div>
    </>
  )
}
