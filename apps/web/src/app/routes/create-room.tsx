import { useLingui } from '@lingui/react/macro'
import { useNavigate } from 'react-router'
import { AdultsOnly } from '#features/rooms/adults-only.tsx'
import { RoomForm } from '#features/rooms/room-form.tsx'
import { useRoomForm } from '#features/rooms/use-room-form.ts'
import { paths } from '#lib/paths.ts'
import { useSession } from '#lib/session.ts'
import { type NamedPlace, usePickedPlace } from '#lib/use-picked-place.ts'
import { useConfirm } from '#ui/confirm.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { ScreenSpinner } from '#ui/screen-spinner.tsx'

export function Component() {
  const { t } = useLingui()
  const userId = useSession()?.userId
  const { contentId, wanted, isLoading } = usePickedPlace()

  return (
    <>
      <PageHeader title={t`동행방 열기`} />
      <AdultsOnly>
        {isLoading ? (
          <ScreenSpinner />
        ) : (
          userId !== undefined && <CreateRoom userId={userId} contentId={contentId} wantedPlace={wanted} />
        )}
      </AdultsOnly>
    </>
  )
}

interface CreateRoomProps {
  userId: number
  /** The place that the address names. */
  contentId: number | null
  wantedPlace: NamedPlace
}

function CreateRoom({ userId, contentId, wantedPlace }: CreateRoomProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const confirm = useConfirm()
  const { form, submit, isOpening } = useRoomForm({
    userId,
    pickedPlace: wantedPlace.place,
    onOpened: (roomId) => void handleOpened(roomId),
  })

  /** Shows the room, and over it the offer to tell others of it. */
  async function handleOpened(roomId: number) {
    await navigate(paths.room(roomId, 'mypage'), { replace: true })
    const wantsToTell = await confirm({
      title: t`동행제안 글도 써볼까요?`,
      description: t`커뮤니티에 알리면 함께할 여행자를 더 빨리 만날 수 있어요.`,
      confirmLabel: t`글쓰기`,
      cancelLabel: t`나중에`,
    })
    if (wantsToTell) void navigate(paths.newPost({ category: 'COMPANION_PROPOSAL', roomId }))
  }
  return (
    <RoomForm
      form={form}
      submitLabel={t`동행방 열기`}
      isSubmitting={isOpening}
      onSubmit={() => void submit()}
      wantedPlace={wantedPlace}
      onPickPlace={() => void navigate(paths.search({ from: paths.createRoom(contentId ?? undefined) }))}
    />
  )
}
