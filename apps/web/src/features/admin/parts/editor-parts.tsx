import { useLingui } from '@lingui/react/macro'
import { CircleAlert } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { errorText } from '#lib/server/api-error.ts'
import { readDraft, removeDraft, writeDraft } from '#lib/device/drafts.ts'
import { parseId } from '#lib/navigation/paths.ts'
import { useSession } from '#lib/server/session.ts'
import { Button } from '#ui/form/button.tsx'
import { Callout } from '#ui/feedback/callout.tsx'
import { withFilters } from './url-filters.ts'

interface EditorActionsProps {
  isReady: boolean
  isPending: boolean
  error: Error | null
  onClose: () => void
  /** Deletes it; undefined for what is not there yet. */
  onDelete?: (() => void) | undefined
}

/** The buttons at the end of an editor beside a list. */
export function EditorActions({ isReady, isPending, error, onClose, onDelete }: EditorActionsProps) {
  const { t } = useLingui()
  return (
    <div className="grid grid-cols-1 gap-3">
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

/** Says why what was sent was not done. */
export function FormError({ error }: { error: Error | null }) {
  if (error === null) return null
  return (
    <Callout tone="danger" icon={<CircleAlert aria-hidden="true" size={18} />}>
      <span role="alert">{errorText(error)}</span>
    </Callout>
  )
}

const NAME = 'edit'
const NEW = 'new' as const

/** The one of a short list that is in the editor beside it, as the address says: an id, `new`, or null for none. */
export function useEdited() {
  const [params, setParams] = useSearchParams()
  const text = params.get(NAME) ?? undefined
  const edited = text === NEW ? NEW : parseId(text)
  const edit = (next: number | typeof NEW | null) =>
    setParams((current) => withFilters(current, { [NAME]: next ?? undefined }), {
      replace: true,
      preventScrollReset: true,
    })
  return { edited, edit }
}

const isTexts = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' && value !== null && Object.values(value).every((text) => typeof text === 'string')

/** Texts in the making, kept on the device until they are sent. */
export function useDraftTexts<Texts extends Record<string, string>>(subject: string, start: Texts) {
  const userId = useSession()?.userId ?? 0
  const [texts] = useState((): Texts => ({ ...start, ...readDraft(userId, subject, isTexts) }))
  return {
    texts,
    keep: (next: Texts) => writeDraft(userId, subject, next),
    forget: () => removeDraft(userId, subject),
  }
}
