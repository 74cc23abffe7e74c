import { Trans, useLingui } from '@lingui/react/macro'
import { RotateCw } from 'lucide-react'
import { Button } from '../form/button.tsx'
import { EmptyScene } from './empty-state.tsx'

export interface ErrorStateProps {
  /** What happened, as `errorText(error)` says it. */
  message?: string
  onRetry?: () => void
  isRetrying?: boolean
  /** A strip within a list or card instead of a whole screen. */
  isInline?: boolean
}

export function ErrorState({ message, onRetry, isRetrying, isInline }: ErrorStateProps) {
  const { t } = useLingui()
  const text = message ?? t`문제가 생겨서 불러오지 못했어요.`
  const retry = onRetry && (
    <Button
      variant="secondary"
      size={isInline ? 'sm' : 'md'}
      icon={<RotateCw aria-hidden="true" size={16} />}
      isLoading={isRetrying}
      onClick={onRetry}
    >
      <Trans>다시 시도</Trans>
    </Button>
  )
  if (isInline) {
    return (
      <div
        role="alert"
        className="flex w-full items-center justify-between gap-3 rounded-md bg-danger-bg py-3 pr-3 pl-4 text-danger"
      >
        <p className="min-w-0">{text}</p>
        <span className="shrink-0">{retry}</span>
      </div>
    )
  }
  return (
    <div role="alert" className="flex flex-col items-center px-6 py-10 text-center">
      <EmptyScene scene="storm" />
      <p className="mt-5 text-balance text-basalt-700">{text}</p>
      {retry !== undefined && <div className="mt-6">{retry}</div>}
    </div>
  )
}
