import { useLingui } from '@lingui/react/macro'
import { CloudOff, RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#ui/form/button.tsx'
import { Callout } from '#ui/feedback/callout.tsx'
import { awayText } from '#lib/server/outcome.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'

export interface KeptNoticeProps {
  /** The reason why what is shown is not as the server has it now. */
  failure: unknown
  onRetry: () => void
  isRetrying?: boolean
  /** Says since when what is shown is as it is, and what can be done with it. */
  children: ReactNode
}

/** The notice above what is shown as the device has it, while the server cannot be asked. */
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

export interface NotKeptProps {
  title: string
  /** What of it can be read without a connection, and what to do now. */
  description: string
  onRetry: () => void
  isRetrying: boolean
}

/** Takes the place of what can neither be fetched nor found on the device. */
export function NotKept({ title, description, onRetry, isRetrying }: NotKeptProps) {
  const { t } = useLingui()
  return (
    <div role="alert" className="flex flex-1 flex-col justify-center">
      <EmptyState
        scene="storm"
        title={title}
        description={description}
        action={
          <Button
            variant="secondary"
            icon={<RotateCw aria-hidden="true" size={16} />}
            isLoading={isRetrying}
            onClick={onRetry}
          >
            {t`다시 시도`}
          </Button>
        }
      />
    </div>
  )
}
