import { useLingui } from '@lingui/react/macro'
import { CallLinks } from '#features/safety/timer/call-links.tsx'
import { ShareScreen } from '#features/safety/sharing/share-screen.tsx'
import { paths } from '#lib/paths.ts'
import { EmergencyNote } from '#ui/emergency-note.tsx'
import { PageHeader } from '#ui/page-header.tsx'

export function Component() {
  const { t } = useLingui()
  return (
    <>
      <PageHeader title={t`위치 공유`} back={{ fallback: paths.safetyCheck() }} right={<CallLinks />} />
      <div className="flex-1 space-y-8 px-gutter pt-2 pb-8">
        <ShareScreen />
        <EmergencyNote />
      </div>
    </>
  )
}
