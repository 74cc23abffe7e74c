import { useLingui } from '@lingui/react/macro'
import { CallLinks } from '#features/safety/timer/call-links.tsx'
import { PinsScreen } from '#features/safety/timer/pins/pins-screen.tsx'
import { paths } from '#lib/paths.ts'
import { PageHeader } from '#ui/page-header.tsx'

export function Component() {
  const { t } = useLingui()
  return (
    <>
      <PageHeader title={t`귀가 PIN`} back={{ fallback: paths.timer() }} right={<CallLinks />} />
      <div className="flex-1 px-gutter pt-2 pb-8">
        <PinsScreen />
      </div>
    </>
  )
}
