import { useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { useCloseOnBack } from '#lib/navigation/layer-history.ts'
import { IconButton } from '#ui/form/icon-button.tsx'

interface NativeSheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  description?: ReactNode
  /** The id of what describes it further down, in place of a description below the title. */
  describedBy?: string
  children: ReactNode
}

/**
 * A bottom sheet that is the browser's own `<dialog>`, for what helps in danger: it needs none of the code of the other sheets,
 * which may be out of reach by then. It looks as they do, but cannot be dragged.
 */
export function NativeSheet({ open, onOpenChange, title, description, describedBy, children }: NativeSheetProps) {
  const { t } = useLingui()
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const [titleId, descriptionId] = [useId(), useId()]
  useCloseOnBack(open, () => onOpenChange(false))
  useLayoutEffect(() => {
    if (!open) return dialog.current?.close()
    dialog.current?.showModal()
    // No button has the focus at first: the key that opened the sheet may still be down, and the first one calls.
    heading.current?.focus()
    return undefined
  }, [open])
  useEffect(() => {
    const element = dialog.current
    // A tap beside the sheet is one on the dialog itself, which its content covers.
    const closeBeside = ({ target }: Event) => target === element && element?.close()
    element?.addEventListener('click', closeBeside)
    return () => element?.removeEventListener('click', closeBeside)
  }, [])

  // Escape has closed it, the gesture of going back, or a tap beside it.
  function handleClose() {
    if (open) onOpenChange(false)
  }

  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      aria-describedby={describedBy ?? descriptionId}
      onClose={handleClose}
      className="column fixed inset-x-0 top-auto bottom-0 max-h-[88dvh] translate-y-full flex-col rounded-t-xl bg-paper text-basalt-900 shadow-2 transition-[translate,display,overlay] transition-discrete duration-200 ease-sheet backdrop:bg-ink/50 open:flex open:translate-y-0 starting:open:translate-y-full"
    >
      <div className="flex shrink-0 items-start gap-2 pt-4 pr-2 pl-gutter">
        <div className="min-w-0 flex-1 pt-2.5 pb-2">
          <h2 ref={heading} id={titleId} tabIndex={-1} className="text-lg font-bold outline-none">
            {title}
          </h2>
          {description !== undefined && (
            <p id={descriptionId} className="mt-1 text-sm text-basalt-700">
              {description}
            </p>
          )}
        </div>
        <IconButton label={t`닫기`} icon={<X size={22} />} onClick={() => onOpenChange(false)} />
      </div>
      <div className="pb-safe-5 min-h-0 flex-1 overflow-y-auto overscroll-contain px-gutter pt-2">{children}</div>
    </dialog>
  )
}
