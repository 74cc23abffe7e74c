import type { RoomDetail } from '@honjeo/contract/rooms'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { RoomForm } from '#features/rooms/room-form.tsx'
import { roomQuery } from '#features/rooms/rooms.api.ts'
import { useEditRoom } from '#features/rooms/use-edit-room.ts'
import { errorText } from '#lib/error-text.ts'
import { paths } from '#lib/paths.ts'
import { useRouteId } from '#lib/route-id.ts'
import { useGoBack } from '#lib/use-go-back.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { ScreenSpinner } from '#ui/screen-spinner.tsx'

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
  return <RoomForm form={form} submitLabel={t`고친 내용 저장`} isSubmitting={isSaving} onSubmit={() => void submit()} />
}
