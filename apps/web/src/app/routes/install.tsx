import { useLingui } from '@lingui/react/macro'
import { InstallPanel } from '#features/install/install-panel.tsx'
import { StorageCard } from '#features/install/storage-card.tsx'
import { WhatItBrings } from '#features/install/what-it-brings.tsx'
import { paths } from '#lib/paths.ts'
import { useSession } from '#lib/session.ts'
import { PageHeader } from '#ui/page-header.tsx'

export function Component() {
  const { t } = useLingui()
  const isMember = useSession() !== null
  return (
    <>
      <PageHeader title={t`앱으로 설치하기`} back={{ fallback: isMember ? paths.my() : paths.home() }} />
      <div className="flex-1 space-y-6 px-gutter pt-2 pb-8">
        <InstallPanel />
        <WhatItBrings />
        <StorageCard />
      </div>
    </>
  )
}
