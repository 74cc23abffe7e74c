import { useLingui } from '@lingui/react/macro'
import { Button } from '#ui/button.tsx'
import { FormError } from './form-error.tsx'

interface EditorActionsProps {
  isReady: boolean
  isPending: boolean
  error: Error | null
  onClose: () => void
  /** Undefined for what is not there yet. */
  onDelete?: (() => void) | undefined
}

/** At the end of an editor beside a list. */
export function EditorActions({ isReady, isPending, error, onClose, onDelete }: EditorActionsProps) {
  const { t } = useLingui()
  return (
    <div className="grid gap-3">
      <FormError error={error} />
      <div className="flex gap-2 *:flex-1">
        <Button variant="secondary" size="md" disabled={isPending} onClick={onClose}>
          {t`닫기`}
        </Button>
        <Button type="submit" size="md" disabled={!isReady} isLoading={isPending}>
          {t`저장하기`}
        </Button>
      </div>
      {onDelete !== undefined && (
        <Button variant="ghost" size="md" className="text-danger!" disabled={isPending} onClick={onDelete}>
          {t`삭제`}
        </Button>
      )}
    </div>
  )
}
