import { useLingui } from '@lingui/react/macro'
import { ApiError, errorText } from '#lib/server/api-error.ts'
import { paths } from '#lib/navigation/paths.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { LinkButton } from '#ui/form/button.tsx'

export interface PostFailureProps {
  error: Error
  isRetrying: boolean
  onRetry: () => void
}

/** Takes the place of a post that could not be loaded, or is not there any more. */
export function PostFailure({ error, isRetrying, onRetry }: PostFailureProps) {
  const { t } = useLingui()
  return (
    <div className="flex flex-1 flex-col justify-center">
      {isMissing(error) ? (
        <EmptyState
          scene="road"
          title={t`게시글을 찾을 수 없어요`}
          description={t`이미 삭제됐거나 주소가 잘못됐어요.`}
          action={<LinkButton to={paths.community()}>{t`다른 글 둘러보기`}</LinkButton>}
        />
      ) : (
        <ErrorState message={errorText(error)} isRetrying={isRetrying} onRetry={onRetry} />
      )}
    </div>
  )
}

export const isMissing = (error: Error | null) => error instanceof ApiError && error.status === 404
