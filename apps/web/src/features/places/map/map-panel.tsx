import { useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import { type ReactNode, useEffectEvent, useId, useLayoutEffect, useRef } from 'react'
import { IconButton } from '#ui/form/icon-button.tsx'

export interface MapPanelProps {
  /** Names the panel and stays at its top while the rest scrolls. */
  title: ReactNode
  onClose: () => void
  /** px it takes of the map's lower part, 0 when it leaves. */
  onHeight: (height: number) => void
  /** It is going while the focus is in it: put it where the traveller came from. */
  onFocusLost: () => void
  children: ReactNode
}

/** Lies on the lower part of the map, which stays in use above it; so it is no dialog. Takes the focus, Escape closes it. */
export function MapPanel({ title, onClose, onHeight, onFocusLost, children }: MapPanelProps) {
  const { t } = useLingui()
  const titleId = useId()
  const ref = useRef<HTMLElement>(null)
  const handleHeight = useEffectEvent(onHeight)
  const handFocusOn = useEffectEvent(onFocusLost)
  const handleEscape = useEffectEvent(onClose)

  useLayoutEffect(() => {
    const panel = ref.current
    if (panel === null) return
    panel.focus({ preventScroll: true })
    handleHeight(panel.offsetHeight)
    const observer = new ResizeObserver(() => handleHeight(panel.offsetHeight))
    observer.observe(panel)
    return () => {
      observer.disconnect()
      handleHeight(0)
      if (panel.contains(document.activeElement)) handFocusOn()
    }
  }, [])

  // The listener is there as soon as the focus, not a frame later: an Escape in between would be lost.
  useLayoutEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) handleEscape()
    }
    document.addEventListener('keydown', handleKey)
    return () => document.removeEventListener('keydown', handleKey)
  }, [])

  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-labelledby={titleId}
      className="pointer-events-auto relative flex max-h-[45%] min-h-0 flex-col rounded-t-xl bg-paper text-basalt-900 shadow-2 outline-none"
    >
      <div className="flex min-h-12 shrink-0 items-center gap-2 pr-1.5 pl-gutter">
        <h2 id={titleId} className="min-w-0 flex-1 font-bold">
          {title}
        </h2>
        <IconButton label={t`닫기`} icon={<X size={20} />} onClick={onClose} />
      </div>
      <div className="min-h-0 overflow-y-auto overscroll-contain px-3 pb-3">{children}</div>
    </section>
  )
}
