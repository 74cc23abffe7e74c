import { Trans, useLingui } from '@lingui/react/macro'
import { Siren, Volume2 } from 'lucide-react'
import {
  type KeyboardEvent,
  type RefObject,
  type SyntheticEvent,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { Button } from '#ui/form/button.tsx'
import { cx } from '#ui/cx.ts'
import { EmergencyCalls } from '../emergency-calls.tsx'
import { useCloseOnBack } from '#lib/navigation/layer-history.ts'
import { hushForCall, prepareSiren, stopSiren, useSiren } from './siren.ts'
import { StopSiren } from './stop-siren.tsx'

function ignore() {}

/** The screen while the siren sounds: it flashes, and nothing but its own two ways of stopping closes it. */
export function SirenAlarm() {
  const { t } = useLingui()
  const dialog = useRef<HTMLDialogElement>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const titleId = useId()
  const stateId = useId()
  const isHeard = useSiren((state) => state.isHeard)
  const isLit = useFlash()
  useCloseOnBack(true, ignore, undefined, false)
  // No button has the focus at first: the key that started the siren may still be down.
  const held = useModal(dialog, title)
  return (
    <dialog
      {...held}
      ref={dialog}
      role="alertdialog"
      aria-labelledby={titleId}
      aria-describedby={stateId}
      data-lit={isLit}
      className={cx(
        'fixed inset-0 flex size-full max-h-none max-w-none flex-col overflow-y-auto overscroll-none outline-none backdrop:hidden',
        isLit ? 'bg-white text-ink' : 'bg-danger-fill text-white',
      )}
    >
      <div className="column flex min-h-full flex-1 flex-col">
        <div className="pt-safe-6 flex flex-1 flex-col items-center justify-center gap-3 px-gutter pb-6 text-center">
          <Siren aria-hidden="true" size={72} className="shrink-0" />
          <h2 ref={title} id={titleId} tabIndex={-1} className="max-w-full text-3xl font-bold outline-none">
            {isHeard === null && t`사이렌을 켜고 있어요`}
            {isHeard === true && t`사이렌이 울리고 있어요`}
            {isHeard === false && t`화면으로 알리고 있어요`}
          </h2>
          <div id={stateId}>
            <SirenState />
          </div>
        </div>
        <div className="pb-safe-5 flex flex-col gap-3 rounded-t-xl bg-ink px-gutter pt-5 text-white">
          <EmergencyCalls isCompact onCall={hushForCall} />
          <p className="text-center text-sm text-balance">
            <Trans>전화하는 동안은 조용해져요. 이 화면에 돌아오면 다시 울려요.</Trans>
          </p>
          <StopSiren onStop={stopSiren} />
        </div>
      </div>
    </dialog>
  )
}

/** What is true of the siren right now, as far as a page can know, and what to do about it. */
function SirenState() {
  const { t } = useLingui()
  const isHeard = useSiren((state) => state.isHeard)
  const isScreenKept = useSiren((state) => state.isScreenKept)
  return (
    <div role="status" className="flex flex-col items-center gap-2">
      {isHeard === false ? (
        <>
          <p className="font-bold">
            <Trans>이 기기가 소리를 막고 있어요. 화면은 계속 깜빡여요.</Trans>
          </p>
          <p>
            <Trans>소리가 안 나면 음량 버튼을 올려 주세요.</Trans>
          </p>
          <Button
            variant="ghost"
            className="bg-ink text-white hover:bg-ink"
            icon={<Volume2 aria-hidden="true" size={18} />}
            onClick={() => prepareSiren().retry()}
          >{t`소리 다시 켜기`}</Button>
        </>
      ) : (
        <p>
          <Trans>소리가 안 나면 음량 버튼을 올려 주세요.</Trans>
        </p>
      )}
      {isScreenKept === false && (
        <p>
          <Trans>화면이 저절로 꺼질 수 있어요. 꺼지지 않게 가끔 만져 주세요.</Trans>
        </p>
      )}
    </div>
  )
}

/**
 * ms of one colour. Three flashes a second are the most that do no harm (WCAG 2.3.1), each of two changes; this makes 1.25, and for
 * those who want less motion one in two seconds.
 */
const CHANGE_MS = 400
const CALM_CHANGE_MS = 1000

/** Turns now and then. By a timer: with less motion asked for, the app's animations do not run. */
function useFlash(): boolean {
  const [isLit, setLit] = useState(true)
  useEffect(() => {
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
    const timer = setInterval(() => setLit((was) => !was), isCalm ? CALM_CHANGE_MS : CHANGE_MS)
    return () => clearInterval(timer)
  }, [])
  return isLit
}

/** What Tab stops at. */
const STOPS = 'a[href], button:not(:disabled)'

/** Tab goes round within: past the last stop of a dialog a browser goes on to its own buttons. */
function keepFocusWithin(dialog: HTMLElement, event: KeyboardEvent): void {
  const stops = [...dialog.querySelectorAll<HTMLElement>(STOPS)]
  const [from, to] = event.shiftKey ? [stops.at(0), stops.at(-1)] : [stops.at(-1), stops.at(0)]
  const isBeforeFirst = event.shiftKey && !stops.some((stop) => stop === document.activeElement)
  if (document.activeElement !== from && !isBeforeFirst) return
  event.preventDefault()
  to?.focus()
}

/**
 * Holds a `<dialog>` open over all there is for as long as it is mounted: the browser keeps focus, taps and screen readers within.
 * A browser closes a dialog at the second request to whatever the page says; then it is opened again. Returns what keeps the
 * first requests, Escape and back, from closing it.
 */
function useModal(dialog: RefObject<HTMLDialogElement | null>, firstFocus: RefObject<HTMLElement | null>) {
  function open() {
    dialog.current?.showModal()
    firstFocus.current?.focus()
  }

  const openAtFirst = useEffectEvent(open)
  useLayoutEffect(() => {
    const element = dialog.current
    openAtFirst()
    // Gives the focus back to what had it.
    return () => element?.close()
  }, [dialog])

  return {
    onCancel: (event: SyntheticEvent) => event.preventDefault(),
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      if (event.key === 'Escape') event.preventDefault()
      if (event.key === 'Tab') keepFocusWithin(event.currentTarget, event)
    },
    onClose() {
      // React mounts twice in development, so that an end may be heard after the next beginning.
      if (dialog.current?.open === false) open()
    },
  }
}
