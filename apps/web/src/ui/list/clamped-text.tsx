import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { cx } from '../cx.ts'

/** A text of any length within a list: its first lines, and the rest when asked for. */
export function ClampedText({ children, className }: { children: string; className?: string }) {
  const { t } = useLingui()
  const textRef = useRef<HTMLParagraphElement>(null)
  const [isCut, setCut] = useState(false)
  const [isOpen, setOpen] = useState(false)

  useEffect(() => {
    const text = textRef.current
    if (text === null || isOpen) return
    // Another width, or the reader's text size, breaks the lines again.
    const observer = new ResizeObserver(() => setCut(text.scrollHeight > text.clientHeight))
    observer.observe(text)
    return () => observer.disconnect()
  }, [isOpen])

  return (
    <div className={className}>
      <p ref={textRef} className={cx('whitespace-pre-line', !isOpen && 'line-clamp-8')}>
        {children}
      </p>
      {isCut && (
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="touch-target relative mt-1.5 rounded-sm text-sm font-semibold text-tangerine-700 hover:underline"
        >
          {isOpen ? t`접기` : t`더 보기`}
        </button>
      )}
    </div>
  )
}
