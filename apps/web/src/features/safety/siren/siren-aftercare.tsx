import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { EmergencyCalls } from '#ui/emergency-calls.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { startSiren } from './siren.ts'
import { TellContacts } from './tell-contacts.tsx'

interface SirenAftercareProps {
  open: boolean
  onClose: () => void
  alert: ReactNode
}

/** After the siren: whom to call, whom to tell. More ways of telling somebody stand below each other here. */
export function SirenAftercare({ open, onClose, alert }: SirenAftercareProps) {
  const { t } = useLingui()
  return (
    <Sheet
      open={open}
      onOpenChange={onClose}
      title={t`사이렌을 껐어요`}
      description={<Trans>아직 위험하면 바로 전화하세요. 혼저가 대신 신고하지는 않아요.</Trans>}
      footer={<Button variant="secondary" fullWidth onClick={startSiren}>{t`사이렌 다시 울리기`}</Button>}
    >
      <div className="flex flex-col gap-5">
        <EmergencyCalls />
        {alert}
        <TellContacts />
      </div>
    </Sheet>
  )
}
