import { Drawer } from '@base-ui/react/drawer'
import { useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '../cx.ts'
import { IconButton } from '../form/icon-button.tsx'
import { useOpenOnceMounted } from './use-open-once-mounted.ts'

export interface SheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Always names the sheet for screen readers. */
  title: string
  description?: ReactNode
  isTitleHidden?: boolean
  /** Stays below the scrolling content: the action of the sheet. */
  footer?: ReactNode
  /** `tall` keeps its height while the content changes, such as search results. */
  height?: 'auto' | 'tall'
  /** Closed for good; see `useCloseOnBack`. */
  onGone?: () => void
  children: ReactNode
}

/** Use `Sheet` instead of this. */
export function SheetPopup({
  open,
  onOpenChange,
  title,
  description,
  isTitleHidden,
  footer,
  height = 'auto',
  children,
}: SheetProps) {
  const { t } = useLingui()
  const isOpen = useOpenOnceMounted(open)
  return (
    <Drawer.Root open={isOpen} onOpenChange={(next) => onOpenChange(next)}>
      <Drawer.VirtualKeyboardProvider>
        <Drawer.Portal>
          <Drawer.Backdrop className="fixed inset-0 z-40 bg-ink opacity-[calc(0.5*(1-var(--drawer-swipe-progress,0)))] transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0 data-swiping:duration-0" />
          <Drawer.Viewport className="fixed inset-0 z-40 flex items-end">
            <Drawer.Popup
              className={cx(
                'column flex max-h-[88dvh] flex-col rounded-t-xl bg-paper text-basalt-900 shadow-2 outline-none',
                'translate-y-(--drawer-swipe-movement-y) transition-transform duration-200 ease-sheet data-swiping:duration-0',
                'data-ending-style:translate-y-full data-starting-style:translate-y-full',
                height === 'tall' && 'h-[88dvh]',
              )}
            >
              <div aria-hidden="true" className="flex h-6 shrink-0 cursor-grab items-center justify-center">
                <span className="h-1 w-10 rounded-full bg-basalt-300" />
              </div>
              <div className={cx(isTitleHidden ? 'sr-only' : 'flex shrink-0 items-start gap-2 pr-2 pl-gutter')}>
                <div className="min-w-0 flex-1 pt-2.5 pb-2">
                  <Drawer.Title className="text-lg font-bold">{title}</Drawer.Title>
                  {description !== undefined && (
                    <Drawer.Description className="mt-1 text-sm text-basalt-700">{description}</Drawer.Description>
                  )}
                </div>
                <Drawer.Close render={<IconButton label={t`닫기`} icon={<X size={22} />} />} />
              </div>
              <Drawer.Content
                className={cx(
                  'min-h-0 flex-1 overflow-y-auto overscroll-contain px-gutter pt-2',
                  footer === undefined ? 'pb-safe-5' : 'pb-4',
                )}
              >
                {children}
              </Drawer.Content>
              {footer !== undefined && (
                <div className="pb-safe-4 flex shrink-0 gap-2 border-t border-basalt-200 px-gutter pt-3">{footer}</div>
              )}
            </Drawer.Popup>
          </Drawer.Viewport>
        </Drawer.Portal>
      </Drawer.VirtualKeyboardProvider>
    </Drawer.Root>
  )
}
