import { useLingui } from '@lingui/react/macro'
import { CallLinks } from '#features/safety/timer/call-links.tsx'
import { useParams } from 'react-router'
import { WhereScreen } from '#features/safety/sharing/where-screen.tsx'
import { EmergencyNote } from '#ui/emergency-note.tsx'
import { PageHeader } from '#ui/page-header.tsx'

export function Component() {
  const { t } = useLingui()
  const { token = '' } = useParams()
  return (
    <>
      <PageHeader title={t`공유받은 위치`} right={<CallLinks />} />
      <div className="flex-1 space-y-8 px-gutter pt-2 pb-8">
        <WhereScreen key={token} token={token} />
        <EmergencyNote />
      </div>
    </>
  )
}
