import { Trans } from '@lingui/react/macro'
import { CircleCheck } from 'lucide-react'
import { Button } from '#ui/button.tsx'

/** Takes the place of the code. */
export function EmailProven({ onOther }: { onOther: () => void }) {
  return (
    <div className="mt-2 flex items-center justify-between gap-3">
      <p className="flex items-center gap-1.5 font-semibold text-easy">
        <CircleCheck aria-hidden="true" size={20} className="shrink-0" />
        <Trans>인증되었습니다.</Trans>
      </p>
      <Button variant="ghost" size="sm" onClick={onOther}>
        <Trans>다른 이메일 쓰기</Trans>
      </Button>
    </div>
  )
}
