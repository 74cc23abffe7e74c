import { useLingui } from '@lingui/react/macro'
import { RotateCw } from 'lucide-react'
import { Button } from './button.tsx'
import { EmptyState } from './empty-state.tsx'

export interface NotKeptProps {
  title: string
  /** What of it can be read without a connection, and what to do now. */
  description: string
  onRetry: () => void
  isRetrying: boolean
}

/** Instead of what can neither be fetched nor found on the device. */
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
