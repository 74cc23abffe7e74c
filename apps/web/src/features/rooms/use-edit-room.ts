import type { RoomDetail } from '@honjeo/contract/rooms'
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { errorText } from '#lib/error-text.ts'
import { useSingleMutation } from '#lib/use-single-mutation.ts'
import { toast } from '#ui/toast.ts'
import { toRoomChange, toRoomFormValues } from './room-change.ts'
import { showFieldErrors } from './room-form-errors.ts'
import type { RoomFormValues } from './room-form-values.ts'
import { changeRoom, showRoom } from './rooms.api.ts'

/** The form over a room that is there; `onDone` once it is as the form says. */
export function useEditRoom(room: RoomDetail, onDone: () => void) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const form = useForm<RoomFormValues>({ mode: 'onTouched', defaultValues: toRoomFormValues(room) })

  const saving = useSingleMutation({
    mutationFn: async (values: RoomFormValues) => {
      const change = toRoomChange(values, room)
      return change === null ? room : changeRoom(room.roomId, change)
    },
    onSuccess: (changed) => {
      showRoom(queryClient, changed)
      toast.success(t`동행방을 고쳤어요.`)
      onDone()
    },
    onError: (error) => toast.error(showFieldErrors(form.setError, error) ?? errorText(error)),
  })
  return { form, submit: form.handleSubmit((values) => saving.mutate(values)), isSaving: saving.isPending }
}
