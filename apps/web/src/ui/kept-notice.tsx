import { useLingui } from '@lingui/react/macro'
import { CloudOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Callout } from './callout.tsx'

export interface KeptNoticeProps {
  onRetry: () => void
  /** That the connection is gone, and since when what is shown is as it is. */
  children: ReactNode
}

/** Above what is shown as the device kept it. */
export function KeptNotice({ onRetry, children }: KeptNoticeProps) {
  const { t } = useLingui()
  return (
    <div role="status">
      <Callout
        tone="warning"
        icon={<CloudOff aria-hidden="true" size={18} />}
        action={
          <Button variant="secondary" size="sm" onClick={onRetry}>
            {t`다시 연결`}
          </Button>
        }
      >
        {children}
      </Callout>
    </div>
  )
}
