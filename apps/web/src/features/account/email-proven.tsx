import { Trans } from '@lingui/react/macro'
import { CircleCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button } from '#ui/button.tsx'

interface EmailProvenProps {
  /** Proven a moment ago, by the boxes that are gone now and had the focus. */
  isNew: boolean
  onOther: () => void
}

/** Takes the place of the code. */
export function EmailProven({ isNew, onOther }: EmailProvenProps) {
  const ref = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (isNew) ref.current?.focus({ preventScroll: true })
  }, [isNew])

  return (
    <div className="mt-2 flex items-center justify-between gap-3">
      <p ref={ref} tabIndex={-1} className="flex items-center gap-1.5 font-semibold text-easy">
        <CircleCheck aria-hidden="true" size={20} className="shrink-0" />
        <Trans>인증되었습니다.</Trans>
      </p>
      <Button variant="ghost" size="sm" onClick={onOther}>
        <Trans>다른 이메일 쓰기</Trans>
      </Button>
    </div>
  )
}
