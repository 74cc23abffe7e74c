import { Toast } from '@base-ui/react/toast'
import { useLingui } from '@lingui/react/macro'
import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { useEffect } from 'react'
import { connectToastScreen } from './toast.ts'

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
