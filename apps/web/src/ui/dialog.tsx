import { Dialog as BaseDialog } from '@base-ui/react/dialog'
import type { ReactNode } from 'react'
import { useCloseOnBack } from './use-close-on-back.ts'
import { dialogBackdropClass, dialogPopupClass } from './dialog-class.ts'

export interface DialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description?: ReactNode
  /** Buttons, the main one last; each is as wide as the others. */
  actions?: ReactNode
  /** `false` while something runs that must not be left: Escape, back and a tap outside do nothing. */
  isDismissible?: boolean
  children?: ReactNode
}

export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  actions,
  isDismissible = true,
  children,
}: DialogProps) {
  function handleOpenChange(next: boolean) {
    if (next || isDismissible) onOpenChange(next)
  }
  useCloseOnBack(open, () => handleOpenChange(false))
  return (
    <BaseDialog.Root open={open} onOpenChange={handleOpenChange} disablePointerDismissal={!isDismissible}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className={dialogBackdropClass} />
        <BaseDialog.Popup className={dialogPopupClass}>
          <div className="min-h-0 overflow-y-auto p-6 pb-5">
            <BaseDialog.Title className="text-lg font-bold">{title}</BaseDialog.Title>
            {description !== undefined && (
              <BaseDialog.Description className="mt-2 text-basalt-700">{description}</BaseDialog.Description>
            )}
            {children !== undefined && <div className="mt-4">{children}</div>}
          </div>
          {actions !== undefined && <div className="flex shrink-0 gap-2 px-6 pb-6 *:flex-1">{actions}</div>}
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  )
}
