import { useLingui } from '@lingui/react/macro'
import { RescueCard } from '#features/safety/rescue/rescue-card.tsx'
import { paths } from '#lib/paths.ts'
import { PageHeader } from '#ui/page-header.tsx'

export function Component() {
  const { t } = useLingui()
  return (
    <>
      <PageHeader title={t`구조 카드`} back={{ fallback: paths.safetyCheck() }} />
      <div className="flex-1 px-gutter pt-2 pb-8">
        <RescueCard />
      </div>
    </>
  )
}
