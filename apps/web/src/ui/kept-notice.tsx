import { useLingui } from '@lingui/react/macro'
import { CloudOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { awayText } from '#lib/away-text.ts'
import { Button } from './button.tsx'
import { Callout } from './callout.tsx'

export interface KeptNoticeProps {
  /** Why what is shown is not as the server has it now. */
  failure: unknown
  onRetry: () => void
  isRetrying?: boolean
  /** Since when what is shown is as it is, and what can be done with it. */
  children: ReactNode
}

/** Above what is shown as the device has it, while the server cannot be asked. */
export function KeptNotice({ failure, onRetry, isRetrying = false, children }: KeptNoticeProps) {
  const { t } = useLingui()
  return (
    <div role="status">
      <Callout
        tone="warning"
        icon={<CloudOff aria-hidden="true" size={18} />}
        action={
          <Button variant="secondary" size="sm" isLoading={isRetrying} onClick={onRetry}>
            {t`다시 연결`}
          </Button>
        }
      >
        <p className="font-bold">{awayText(failure)}</p>
        {children}
      </Callout>
    </div>
  )
}
