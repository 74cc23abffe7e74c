import type { RoomDetail } from '@honjeo/contract/rooms'
import { useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { errorText } from '#lib/server/api-error.ts'
import { paths, useRouteId } from '#lib/navigation/paths.ts'
import { useGoBack } from '#lib/navigation/go-back.ts'
import { useSingleMutation } from '#lib/server/once.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { LinkButton } from '#ui/form/button.tsx'
import { showFieldErrors } from '#ui/form/form-state.ts'
import { PageHeader, ScreenSpinner } from '#ui/list/page-header.tsx'
import { toast } from '#ui/overlay/toast.ts'
import { changeRoom, roomQuery, showRoom } from '../rooms.api.ts'
import { toRoomChange, toRoomFormValues } from './room-change.ts'
import { FIELD_OF_BODY, type RoomFormValues } from './room-form-values.ts'
import { RoomForm } from './room-form.tsx'

export function Component() {
  const { t } = useLingui()
  const roomId = useRouteId('roomId')
  const { data: room, error, isFetching, refetch } = useQuery(roomQuery(roomId))
  return (
    <>
      <PageHeader title={t`동행방 고치기`} back={{ fallback: paths.room(roomId) }} />
      {room === undefined ? (
        error === null ? (
          <ScreenSpinner />
        ) : (
          <div className="flex flex-1 flex-col justify-center">
            <ErrorState message={errorText(error)} isRetrying={isFetching} onRetry={() => void refetch()} />
          </div>
        )
      ) : room.isHost && room.status !== 'ENDED' ? (
        <EditRoom room={room} />
      ) : (
        <EmptyState
          scene="road"
          title={t`이 동행방은 고칠 수 없어요`}
          description={t`끝나지 않은 동행방을 방장만 고칠 수 있어요.`}
          action={<LinkButton to={paths.room(roomId)}>{t`동행방으로 가기`}</LinkButton>}
        />
      )}
    </>
  )
}

function EditRoom({ room }: { room: RoomDetail }) {
  const { t } = useLingui()
  const goBack = useGoBack(paths.room(room.roomId))
  const { form, submit, isSaving } = useEditRoom(room, goBack)
  return (
    <RoomForm
      form={form}
      submitLabel={t`고친 내용 저장`}
      isSubmitting={isSaving}
      onSubmit={() => void submit()}
      before={room.requiredProof}
    />
  )
}

/** The form over a room that is there; `onDone` once it is as the form says. */
function useEditRoom(room: RoomDetail, onDone: () => void) {
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
    onError: (error) => toast.error(showFieldErrors(form, error, FIELD_OF_BODY) ?? errorText(error)),
  })
  return { form, submit: form.handleSubmit((values) => saving.mutate(values)), isSaving: saving.isPending }
}
