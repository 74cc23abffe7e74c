import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { SlideToStop } from './slide-to-stop.tsx'

const LOOK = 'w-full border border-white text-white hover:bg-white/15'

/** No way that a pocket or a shaking hand would find: a slide, or two buttons at two places. */
export function StopSiren({ onStop }: { onStop: () => void }) {
  const { t } = useLingui()
  const [isAsking, setAsking] = useState(false)
  const question = useRef<HTMLParagraphElement>(null)

  // Not on a button: the key that asked may still be down.
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
