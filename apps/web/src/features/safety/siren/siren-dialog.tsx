import { Trans, useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { EmergencyCalls } from '#ui/emergency-calls.tsx'
import { startSiren } from './siren.ts'

interface SirenDialogProps {
  isOpen: boolean
  onClose: () => void
}

/**
 * The way to the siren for whoever cannot hold a button. Not `useConfirm`, which answers when the dialog has gone: sound must start
 * within the tap itself.
 */
export function SirenDialog({ isOpen, onClose }: SirenDialogProps) {
  const { t } = useLingui()
  const run = useRef<HTMLButtonElement>(null)

  function handleRun() {
    startSiren()
    onClose()
  }

  return (
    <Dialog
      open={isOpen}
      onOpenChange={onClose}
      title={t`사이렌을 울릴까요?`}
      description={<Trans>아주 큰 소리가 바로 나요. 주변에 위험을 알릴 때 울리세요.</Trans>}
      // Whoever is in need presses Enter twice; who came here by mistake can stop it.
      initialFocus={run}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>{t`취소`}</Button>
          <Button ref={run} variant="danger" onClick={handleRun}>{t`울리기`}</Button>
        </>
      }
    >
      <EmergencyCalls isCompact />
    </Dialog>
  )
}
