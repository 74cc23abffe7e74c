import { Dialog as BaseDialog } from '@base-ui/react/dialog'
import { Drawer } from '@base-ui/react/drawer'
import { Toast } from '@base-ui/react/toast'
import { useLingui } from '@lingui/react/macro'
import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect } from 'react'
import { cx } from '../cx.ts'
import { IconButton } from '../form/icon-button.tsx'
import { connectToastScreen } from './toast.ts'

// What opens over a screen, in one file, since it shares most of its code. Only `dialog.tsx` and the others beside it ask for it.
export { MenuList, SelectList } from './lists.tsx'

interface LayerProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Always names the layer for screen readers. */
  title: string
  description?: ReactNode
  /** Is called when it is closed for good; see `useCloseOnBack`. */
  onGone?: () => void
  children?: ReactNode
}

export interface DialogProps extends LayerProps {
  /** A sign above the title, of what it says. */
  icon?: ReactNode
  /** Buttons, the main one last; each is as wide as the others. */
  actions?: ReactNode
  /** Whether it asks for an answer, so that a tap outside does not close it. */
  isAlert?: boolean
  /** `false` while something runs that must not be left: Escape, back and a tap outside do nothing. */
  isDismissible?: boolean
  /** What has the focus at first, if not the first of the actions. */
  initialFocus?: RefObject<HTMLElement | null>
}

export function DialogPopup({ isAlert = false, isDismissible = true, ...props }: DialogProps) {
  const { title, icon, description, actions, initialFocus, children } = props
  return (
    <BaseDialog.Root
      open={props.open}
      onOpenChange={(next) => isDismissible && props.onOpenChange(next)}
      disablePointerDismissal={isAlert || !isDismissible}
    >
      <BaseDialog.Portal>
        <BaseDialog.Backdrop className="fixed inset-0 z-50 bg-ink/50 transition-opacity duration-150 data-ending-style:opacity-0 starting:opacity-0" />
        <BaseDialog.Popup
          {...(isAlert && { role: 'alertdialog' })}
          initialFocus={initialFocus}
          className="fixed inset-0 z-50 m-auto flex h-fit max-h-[86dvh] w-[min(100%-40px,360px)] flex-col rounded-xl bg-paper text-basalt-900 shadow-2 transition-[scale,opacity] duration-150 outline-none data-ending-style:scale-[0.95] data-ending-style:opacity-0 starting:scale-[0.95] starting:opacity-0"
        >
          <div className="min-h-0 overflow-y-auto p-6 pb-5">
            {icon && <div className="mb-3 flex">{icon}</div>}
            <BaseDialog.Title className="text-lg font-bold">{title}</BaseDialog.Title>
            {description && (
              <BaseDialog.Description className="mt-2 text-basalt-700">{description}</BaseDialog.Description>
            )}
            {children && <div className="mt-4">{children}</div>}
          </div>
          {/* The buttons lie beside each other and equally wide, or below each other where a word would not fit on its line. */}
          {actions && <div className="flex shrink-0 flex-wrap gap-2 px-6 pb-6 wrap-break-word *:flex-1">{actions}</div>}
        </BaseDialog.Popup>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  )
}

export interface SheetProps extends LayerProps {
  isTitleHidden?: boolean
  /** Stays below the scrolling content: the action of the sheet. */
  footer?: ReactNode
  /** Says what has the focus after it, if not what had it before. */
  finalFocus?: () => HTMLElement | null
  /** `tall` keeps its height while the content changes, such as search results. */
  height?: 'auto' | 'tall'
}

const sheetClass =
  'column flex max-h-[88dvh] translate-y-(--drawer-swipe-movement-y) flex-col rounded-t-xl bg-paper text-basalt-900 shadow-2 transition-transform duration-200 ease-sheet outline-none data-ending-style:translate-y-full data-swiping:duration-0 starting:translate-y-full'
const contentClass = 'min-h-0 flex-1 overflow-y-auto overscroll-contain px-gutter pt-2'

export function SheetPopup(props: SheetProps) {
  const { title, description, isTitleHidden, footer, finalFocus, height, children } = props
  const { t } = useLingui()
  return (
    <Drawer.Root open={props.open} onOpenChange={(next) => props.onOpenChange(next)}>
      <Drawer.VirtualKeyboardProvider>
        <Drawer.Portal>
          <Drawer.Backdrop className="fixed inset-0 z-40 bg-ink opacity-[calc(0.5*(1-var(--drawer-swipe-progress,0)))] transition-opacity duration-200 data-ending-style:opacity-0 data-swiping:duration-0 starting:opacity-0" />
          <Drawer.Viewport className="fixed inset-0 z-40 flex items-end">
            <Drawer.Popup finalFocus={finalFocus} className={cx(sheetClass, height === 'tall' && 'h-[88dvh]')}>
              <div aria-hidden="true" className="flex h-6 shrink-0 cursor-grab items-center justify-center">
                <span className="h-1 w-10 rounded-full bg-basalt-300" />
              </div>
              <div className={isTitleHidden ? 'sr-only' : 'flex shrink-0 items-start gap-2 pr-2 pl-gutter'}>
                <div className="min-w-0 flex-1 pt-2.5 pb-2">
                  <Drawer.Title className="text-lg font-bold">{title}</Drawer.Title>
                  {description && (
                    <Drawer.Description className="mt-1 text-sm text-basalt-700">{description}</Drawer.Description>
                  )}
                </div>
                <Drawer.Close render={<IconButton label={t`닫기`} icon={<X size={22} />} />} />
              </div>
              <Drawer.Content className={cx(contentClass, footer ? 'pb-4' : 'pb-safe-5')}>{children}</Drawer.Content>
              {footer && (
                <div className="pb-safe-4 flex shrink-0 gap-2 border-t border-basalt-200 px-gutter pt-3">{footer}</div>
              )}
            </Drawer.Popup>
          </Drawer.Viewport>
        </Drawer.Portal>
      </Drawer.VirtualKeyboardProvider>
    </Drawer.Root>
  )
}

/** Shows what `toast.*` announces: top centre, newest first. */
export const Toaster = () => (
  <Toast.Provider limit={20}>
    <Toasts />
  </Toast.Provider>
)

function Toasts() {
  const { t } = useLingui()
  const { toasts, add, close } = Toast.useToastManager()
  useEffect(() => connectToastScreen({ add, close }), [add, close])
  return (
    <Toast.Portal>
      <Toast.Viewport
        aria-label={t`알림 메시지`}
        className="column-fixed pt-safe-3 pointer-events-none top-0 z-60 flex flex-col items-center gap-2 px-gutter outline-none print:hidden"
      >
        {toasts.map((each) => (
          <Toast.Root
            key={each.id}
            toast={each}
            swipeDirection={['up', 'left', 'right']}
            // The library hides an urgent one, which it announces by itself; but its buttons can have the focus.
            aria-hidden={false}
            className="pointer-events-auto max-w-full translate-x-(--toast-swipe-movement-x) translate-y-(--toast-swipe-movement-y) rounded-lg border border-basalt-200 bg-paper text-basalt-900 shadow-2 transition-[translate,opacity] duration-200 data-ending-style:opacity-0 data-limited:hidden data-starting-style:-translate-y-4 data-starting-style:opacity-0 data-swiping:duration-0"
          >
            <Toast.Content className="flex items-center gap-2.5 py-1 pr-1 pl-4">
              {each.type === 'success' && <CircleCheck aria-hidden="true" size={20} className="shrink-0 text-easy" />}
              {each.type === 'error' && <CircleAlert aria-hidden="true" size={20} className="shrink-0 text-danger" />}
              <Toast.Title className="min-w-0 py-1.5 font-semibold" render={<p />} />
              {each.actionProps && (
                <Toast.Action className="min-h-11 shrink-0 rounded-sm px-2 font-bold text-tangerine-700 hover:bg-basalt-100" />
              )}
              {/* The library hides it from assistive technology until toasts are spread out; ours always are. */}
              <Toast.Close
                aria-label={t`닫기`}
                aria-hidden={false}
                className="flex size-11 shrink-0 items-center justify-center rounded-full text-basalt-500 hover:text-basalt-900"
              >
                <X aria-hidden="true" size={18} />
              </Toast.Close>
            </Toast.Content>
          </Toast.Root>
        ))}
      </Toast.Viewport>
    </Toast.Portal>
  )
}
