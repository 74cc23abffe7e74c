import { Dialog as BaseDialog } from '@base-ui/react/dialog'
import type { ReactNode, RefObject } from 'react'
import { dialogActionsClass, dialogBackdropClass, dialogPopupClass } from './dialog-class.ts'
import { useOpenOnceMounted } from './use-open-once-mounted.ts'

export interface DialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  /** Above the title, a sign of what it says. */
  icon?: ReactNode
  description?: ReactNode
  /** Buttons, the main one last; each is as wide as the others. */
  actions?: ReactNode
  /** `false` while something runs that must not be left: Escape, back and a tap outside do nothing. */
  isDismissible?: boolean
  /** What has the focus at first, if not the first of the actions. */
  initialFocus?: RefObject<HTMLElement | null>
  /** Closed for good; see `useCloseOnBack`. */
  onGone?: () => void
  children?: ReactNode
}

/** Use `Dialog` instead of this. */
export function DialogPopup({
  open,
  onOpenChange,
  title,
  icon,
  description,
  actions,
  isDismissible = true,
  initialFocus,
  children,
}: DialogProps) {
  function handleOpenChange(next: boolean) {
    if (next || isDismissible) onOpenChange(next)
  }
  const isOpen = useOpenOnceMounted(open)
  return (
    <BaseDialog.Root open={isOpen} onOpenChange={handleOpenChange} disablePointerDismissal={!isDismissible}>
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className={dialogBackdropClass} />
        <BaseDialog.Popup initialFocus={initialFocus} className={dialogPopupClass}>
          <div className="min-h-0 overflow-y-auto p-6 pb-5">
            {icon !== undefined && <div className="mb-3 flex">{icon}</div>}
            <BaseDialog.Title className="text-lg font-bold">{title}</BaseDialog.Title>
            {description !== undefined && (
              <BaseDialog.Description className="mt-2 text-basalt-700">{description}</BaseDialog.Description>
            )}
            {children !== undefined && <div className="mt-4">{children}</div>}
          </div>
          {actions !== undefined && <div className={dialogActionsClass}>{actions}</div>}
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  )
}
