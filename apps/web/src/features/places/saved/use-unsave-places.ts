import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { errorText } from '#lib/error-text.ts'
import { toast } from '#ui/toast.ts'
import { refreshSaved, savePlace, SAVING_KEY, showSaved, unsavePlaces } from './saved.api.ts'

const TOAST_ID = 'unsave-places'
/** Each place is saved again by a call of its own. */
export const UNDO_MAX = 20

/** Takes several places out at once, shown before the server has done it; with a way back, or to try again. */
export function useUnsavePlaces() {
  const { t } = useLingui()
  const queryClient = useQueryClient()

  const removal = useMutation({
    mutationKey: SAVING_KEY,
    mutationFn: unsavePlaces,
    onMutate: (contentIds) => showSaved(queryClient, contentIds, false),
    onSuccess: (_result, contentIds) => {
      const undo = { label: t`되돌리기`, onClick: () => undoing.mutate(contentIds) }
      toast.blank(
        plural(contentIds.length, { other: '담은 장소 #곳을 삭제했어요.' }),
        contentIds.length > UNDO_MAX ? { id: TOAST_ID } : { id: TOAST_ID, action: undo },
      )
    },
    onError: (error, contentIds, takeBack) => {
      takeBack?.()
      const retry = { label: t`다시 시도`, onClick: () => removal.mutate(contentIds) }
      toast.error(errorText(error), { id: TOAST_ID, action: retry })
    },
    onSettled: () => refreshSaved(queryClient),
  })

  const undoing = useMutation({
    mutationKey: SAVING_KEY,
    mutationFn: async (contentIds: number[]) => {
      // The last first: what was saved latest stands at the top again.
      for (const contentId of contentIds.toReversed()) await savePlace(contentId)
    },
    onMutate: (contentIds) => void showSaved(queryClient, contentIds, true),
    onError: (error, contentIds) => {
      const retry = { label: t`다시 시도`, onClick: () => undoing.mutate(contentIds) }
      toast.error(errorText(error), { id: TOAST_ID, action: retry })
    },
    onSettled: () => refreshSaved(queryClient),
  })

  return removal.mutate
}
