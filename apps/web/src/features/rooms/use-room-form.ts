import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import { toast } from '#ui/toast.ts'
import { createIntentKey } from '#lib/intent-key.ts'
import type { PickedPlace } from '#lib/picked-place.ts'
import { useSingleMutation } from '#lib/use-single-mutation.ts'
import { roomFailure } from './room-failure.ts'
import { showFieldErrors } from './room-form-errors.ts'
import { readRoomFormDraft, removeRoomFormDraft, writeRoomFormDraft } from './room-form-draft.ts'
import { type RoomFormValues, toRoomDraft } from './room-form-values.ts'
import { openRoom, refreshMyRooms } from './rooms.api.ts'

/** Each try says one thing, in the place of what the last one said. */
const TOAST_ID = 'room-form'

export interface RoomFormOptions {
  userId: number
  /** Picked on the screen the member comes from; takes the place of the one in the draft. */
  pickedPlace: PickedPlace | null
  onOpened: (roomId: number) => void
}

export function useRoomForm({ userId, pickedPlace, onOpened }: RoomFormOptions) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const [keyFor] = useState(createIntentKey)
  const [defaultValues] = useState(() => {
    const draft = readRoomFormDraft(userId)
    return pickedPlace === null ? draft : { ...draft, place: pickedPlace }
  })
  const form = useForm<RoomFormValues>({ mode: 'onTouched', defaultValues })
  const { handleSubmit, setError, subscribe } = form

  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => writeRoomFormDraft(userId, values) }),
    [subscribe, userId],
  )

  const opening = useSingleMutation({
    mutationFn: async (values: RoomFormValues) => {
      const draft = toRoomDraft(values)
      if (draft === null) throw new Error('the form lets nothing incomplete through')
      return openRoom(draft, keyFor(draft))
    },
    onSuccess: ({ chatRoomId }) => {
      removeRoomFormDraft(userId)
      void refreshMyRooms(queryClient)
      toast.success(t`동행방이 열렸어요!`, { id: TOAST_ID })
      onOpened(chatRoomId)
    },
    onError: (error) => {
      const wrongField = showFieldErrors(setError, error)
      const texts = { refused: t`동행방을 열지 못했어요.`, broken: t`오류가 발생했어요. 다시 시도해주세요.` }
      toast.error(wrongField ?? roomFailure(error, texts), { id: TOAST_ID })
    },
  })

  const submit = handleSubmit(
    (values) => opening.mutate(values),
    (errors) => {
      const isIncomplete = toRoomDraft(form.getValues()) === null
      const message = isIncomplete ? t`제목, 장소, 날짜, 시간은 꼭 입력해주세요.` : errors.time?.message
      if (message !== undefined) toast.error(message, { id: TOAST_ID })
    },
  )
  return { form, submit, isOpening: opening.isPending }
}
