import * as failures from '@honjeo/contract/values/error-numbers'
import { useLingui } from '@lingui/react/macro'
import { type MutationOptions, useQueryClient } from '@tanstack/react-query'
import { Heart } from 'lucide-react'
import { useLocation, useNavigate } from 'react-router'
import { ApiError, errorText } from '#lib/server/api-error.ts'
import { paths } from '#lib/navigation/paths.ts'
import { readSession } from '#lib/server/session.ts'
import { IconButton, type IconButtonProps } from '#ui/form/icon-button.tsx'
import { toast } from '#ui/overlay/toast.ts'
import { refreshSaved, savePlace, SAVING_KEY, showSaved, unsavePlace } from './saved.api.ts'

export interface SaveButtonProps extends Pick<IconButtonProps, 'variant' | 'className'> {
  place: { contentId: number; title: string; saved: boolean }
}

/** The heart of a place: full once it is saved. */
export function SaveButton({ place: { contentId, title, saved }, ...look }: SaveButtonProps) {
  const { t } = useLingui()
  const save = useSavePlace(contentId)
  return (
    <IconButton
      {...look}
      label={t`${title} 담기`}
      aria-pressed={saved}
      icon={
        <Heart
          size={22}
          fill={saved ? 'var(--color-tangerine-500)' : 'none'}
          className={saved ? 'text-tangerine-700' : 'text-basalt-500'}
        />
      }
      onClick={() => save(!saved)}
    />
  )
}

/** Each tap says one thing, in the place of what the last one said. */
const TOAST_ID = 'save-place'

/** Saves a place or takes it out again, shown at once; a visitor logs in first and comes back. */
export function useSavePlace(contentId: number): (saved: boolean) => void {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const queryClient = useQueryClient()

  const mutationKey = [...SAVING_KEY, contentId]
  /** Taps may be faster than the server: only what was wanted last decides what is shown. */
  const isLast = () => queryClient.isMutating({ mutationKey }) === 1

  const openCart = () => ({ label: t`담은 장소 보기`, onClick: () => void navigate(paths.cart()) })

  const options: MutationOptions<void, Error, boolean, () => void> = {
    mutationKey,
    // The changes are sent one after the other, so that the server ends where the last tap did.
    scope: { id: mutationKey.join() },
    mutationFn: async (saved: boolean) => {
      await (saved ? savePlace(contentId) : unsavePlace(contentId))
    },
    onMutate: (saved) => showSaved(queryClient, [contentId], saved),
    onSuccess: (_result, saved) => {
      // A list that was under way may have arrived with how it was before.
      if (isLast()) showSaved(queryClient, [contentId], saved)
      if (saved) toast.success(t`담았어요.`, { id: TOAST_ID, action: openCart() })
      else {
        const undo = { label: t`되돌리기`, onClick: () => change(true) }
        toast.blank(t`담은 장소에서 뺐어요.`, { id: TOAST_ID, action: undo })
      }
    },
    onError: (error, _saved, takeBack) => {
      if (isLast()) takeBack?.()
      const isFull = error instanceof ApiError && error.code === failures.TOO_MANY_SAVED_PLACES
      toast.error(errorText(error), { id: TOAST_ID, ...(isFull && { action: openCart() }) })
    },
    onSettled: () => refreshSaved(queryClient),
  }

  /** Changes it without an observer of its state, of which nothing is shown: a list has one such button a card. */
  function change(saved: boolean) {
    queryClient
      .getMutationCache()
      .build(queryClient, options)
      .execute(saved)
      // `onError` has said so.
      .catch(() => undefined)
  }

  return (saved) => {
    if (readSession() === null) void navigate(paths.login(pathname + search))
    else change(saved)
  }
}
