import type { SavedPlace } from '@honjeo/contract/spot-cart'
import { PLAN_PICKS_MAX } from '@honjeo/contract/values/limits'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { errorText } from '#lib/server/api-error.ts'
import { paths } from '#lib/navigation/paths.ts'
import { pickedPlaceQuery } from '#features/picked-place/picked-place.ts'
import { BottomBar } from '#ui/list/page-header.tsx'
import { Button } from '#ui/form/button.tsx'
import { confirm } from '#ui/overlay/ui-provider.tsx'
import { toast } from '#ui/overlay/toast.ts'
import { refreshSaved, savePlace, SAVING_KEY, showSaved, unsavePlaces } from '../saved/saved.api.ts'
import type { CartSelection } from './use-cart.ts'

export interface CartActionsProps {
  places: readonly SavedPlace[]
  totalCount: number
  selection: CartSelection
}

/** What can be done with the chosen places; a plan can be made of all of them without choosing, while they fit one. */
export function CartActions({ places, totalCount, selection }: CartActionsProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const unsave = useUnsavePlaces()
  const { isEditing, chosen, start, stop } = selection
  const count = isEditing ? chosen.size : totalCount

  async function handleDelete() {
    const isSure = await confirm({
      title: plural(count, { other: '담은 장소 #곳을 삭제할까요?' }),
      description:
        count > UNDO_MAX ? plural(UNDO_MAX, { other: '한 번에 #곳보다 많으면 되돌릴 수 없어요.' }) : undefined,
      confirmLabel: t`삭제`,
      isDanger: true,
    })
    if (!isSure) return
    const newestFirst = places
      .filter(({ contentId }) => chosen.has(contentId))
      .toSorted((a, b) => b.savedAt.localeCompare(a.savedAt))
    unsave(newestFirst.map(({ contentId }) => contentId))
    stop()
  }

  function handlePlan() {
    if (count > PLAN_PICKS_MAX) {
      if (!isEditing) start()
      toast.blank(plural(PLAN_PICKS_MAX, { other: '일정에는 #곳까지 넣을 수 있어요. 가고 싶은 곳을 골라주세요.' }))
      return
    }
    const picked = isEditing ? places.filter(({ contentId }) => chosen.has(contentId)) : places
    // The form would ask for each of them to know its name.
    for (const { contentId, title, contentTypeId } of picked) {
      queryClient.setQueryData(pickedPlaceQuery(contentId).queryKey, { contentId, title, contentTypeId })
    }
    void navigate(paths.newPlan(picked.map(({ contentId }) => contentId)))
  }

  return (
    <BottomBar>
      {isEditing && (
        <Button variant="secondary" disabled={count === 0} onClick={() => void handleDelete()}>
          {t`삭제`}
        </Button>
      )}
      <Button className="flex-1" disabled={count === 0} onClick={handlePlan}>
        {t`이 장소들로 일정 짜기`}
      </Button>
    </BottomBar>
  )
}

const TOAST_ID = 'unsave-places'
/** Each place is saved again by a call of its own. */
const UNDO_MAX = 20

/** Takes several places out at once, shown before the server has done it; with a way back, or to try again. */
function useUnsavePlaces() {
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
      // The last first: what was saved latest is at the top again.
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
