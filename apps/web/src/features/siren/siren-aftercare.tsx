import { Trans, useLingui } from '@lingui/react/macro'
import { helpText } from '#lib/help-text.ts'
import { Button } from '#ui/button.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { EmergencyCalls } from './emergency-calls.tsx'
import { EmergencyMessages } from './emergency-messages.tsx'
import { startSiren } from './siren.ts'
import { TellContacts } from './tell-contacts.tsx'
import { useHelpFix } from './use-help-fix.ts'

interface SirenAftercareProps {
  isOpen: boolean
  onClose: () => void
}

/** After the siren: whom to call, whom to tell. */
export function SirenAftercare({ isOpen, onClose }: SirenAftercareProps) {
  const { t } = useLingui()
  return (
    <Sheet
      open={isOpen}
      onOpenChange={onClose}
      title={t`사이렌을 껐어요`}
      description={<Trans>아직 위험하면 바로 신고하세요. 혼저가 대신 신고하지는 않아요.</Trans>}
      footer={<Button variant="secondary" fullWidth onClick={startSiren}>{t`사이렌 다시 울리기`}</Button>}
    >
      <Helpers />
    </Sheet>
  )
}

/** Mounted with the open sheet, so a position is looked for when it may be needed. Who else can be told stands below. */
function Helpers() {
  const help = useHelpFix()
  const text = helpText(help.fix)
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-col gap-2">
        <EmergencyCalls />
        <EmergencyMessages text={text} />
      </div>
      <TellContacts text={text} help={help} />
    </div>
  )
}
