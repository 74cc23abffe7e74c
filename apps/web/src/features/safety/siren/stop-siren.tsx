import { useLingui } from '@lingui/react/macro'
import { ChevronsRight } from 'lucide-react'
import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { Button } from '#ui/form/button.tsx'
import { cx } from '#ui/cx.ts'

/** The part of the way that counts as all of it. */
const FAR_ENOUGH = 0.9

/** px a thumb has been moved, held within its way. */
export function slideBy(from: number, to: number, way: number): number {
  return Math.min(Math.max(0, to - from), Math.max(0, way))
}

/** Whether it was slid to the end; on a track without any room nothing was slid. */
export function isSlidToEnd(moved: number, way: number): boolean {
  return way > 0 && moved >= way * FAR_ENOUGH
}

const LOOK = 'w-full border border-white text-white hover:bg-white/15'

/** No way that a pocket or a shaking hand would find: a slide, or two buttons at two places. */
export function StopSiren({ onStop }: { onStop: () => void }) {
  const { t } = useLingui()
  const [isAsking, setAsking] = useState(false)
  const question = useRef<HTMLParagraphElement>(null)

  // The focus goes to the question, not to a button: the key that asked may still be down.
  useEffect(() => {
    if (isAsking) question.current?.focus()
  }, [isAsking])

  return (
    <div className="flex flex-col gap-3">
      {isAsking ? (
        <>
          <p ref={question} tabIndex={-1} className="text-center font-bold outline-none">{t`사이렌을 끌까요?`}</p>
          <Button variant="danger" onClick={onStop}>{t`사이렌 끄기`}</Button>
          <Button variant="ghost" className={LOOK} onClick={() => setAsking(false)}>{t`계속 울리기`}</Button>
        </>
      ) : (
        <>
          <SlideToStop onDone={onStop} />
          <Button variant="ghost" className={LOOK} onClick={() => setAsking(true)}>{t`버튼으로 끄기`}</Button>
        </>
      )}
    </div>
  )
}

/** px between the thumb and the track's ends. */
const GAP = 4

/** Slid to its end and let go, it is done. For fingers: beside it is a button for all others. */
function SlideToStop({ onDone }: { onDone: () => void }) {
  const { t } = useLingui()
  const track = useRef<HTMLDivElement>(null)
  const [grip, setGrip] = useState<{ from: number; way: number } | null>(null)
  const [moved, setMoved] = useState(0)

  function handleDown(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0 || track.current === null) return
    event.currentTarget.setPointerCapture(event.pointerId)
    setGrip({ from: event.clientX, way: track.current.clientWidth - event.currentTarget.offsetWidth - 2 * GAP })
  }

  function handleMove(event: PointerEvent) {
    if (grip !== null) setMoved(slideBy(grip.from, event.clientX, grip.way))
  }

  function handleUp(event: PointerEvent) {
    if (grip === null) return
    const isDone = isSlidToEnd(slideBy(grip.from, event.clientX, grip.way), grip.way)
    letGo()
    if (isDone) onDone()
  }

  function letGo() {
    setGrip(null)
    setMoved(0)
  }

  return (
    <div ref={track} aria-hidden="true" className="relative h-18 rounded-full bg-white/15 select-none">
      <span className="absolute inset-0 flex items-center justify-center pr-6 pl-20 text-center text-lg leading-tight font-bold">
        {t`끝까지 밀어서 끄기`}
      </span>
      <span
        data-thumb
        onPointerDown={handleDown}
        onPointerMove={handleMove}
        onPointerUp={handleUp}
        onPointerCancel={letGo}
        style={{ transform: `translateX(${moved}px)` }}
        className={cx(
          'absolute top-1 left-1 flex size-16 touch-none items-center justify-center rounded-full bg-danger-fill text-white',
          grip === null && 'transition-transform',
        )}
      >
        <ChevronsRight size={32} />
      </span>
    </div>
  )
}
