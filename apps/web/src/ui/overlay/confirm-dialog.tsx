import { AlertDialog } from '@base-ui/react/alert-dialog'
import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '../form/button.tsx'
import { useCloseOnBack } from '#lib/navigation/layer-history.ts'
import { dialogActionsClass, dialogBackdropClass, dialogPopupClass } from './dialog-class.ts'

export interface ConfirmOptions {
  title: string
  description?: ReactNode
  /** Says the result: 삭제, 나가기. */
  confirmLabel: string
  cancelLabel?: string
  isDanger?: boolean
}

export interface ConfirmDialogProps extends ConfirmOptions {
  isOpen: boolean
  onAnswer: (confirmed: boolean) => void
  /** Closed for good; see `useCloseOnBack`. */
  onGone: () => void
}

/** Use `useConfirm` instead of this. */
export function ConfirmDialog({
  title,
  description,
  confirmLabel,
  cancelLabel,
  isDanger,
  isOpen,
  onAnswer,
  onGone,
}: ConfirmDialogProps) {
  const { t } = useLingui()
  useCloseOnBack(isOpen, () => onAnswer(false), onGone)
  return (
    <AlertDialog.Root open={isOpen} onOpenChange={(next) => !next && onAnswer(false)}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={dialogBackdropClass} />
        <AlertDialog.Popup className={dialogPopupClass}>
          <div className="min-h-0 overflow-y-auto p-6 pb-5">
            <AlertDialog.Title className="text-lg font-bold">{title}</AlertDialog.Title>
            {description !== undefined && (
              <AlertDialog.Description className="mt-2 text-basalt-700">{description}</AlertDialog.Description>
            )}
          </div>
          {/* Cancel stands first, so it takes the focus and Enter by habit destroys nothing. */}
          <div className={dialogActionsClass}>
            <Button variant="secondary" onClick={() => onAnswer(false)}>
              {cancelLabel ?? t`취소`}
            </Button>
            <Button variant={isDanger ? 'danger' : 'primary'} onClick={() => onAnswer(true)}>
              {confirmLabel}
            </Button>
          </div>
        </AlertDialog.Popup>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  )
}
