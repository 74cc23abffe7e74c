import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { isPickedPlace, type PickedPlace } from '#features/rooms/room-form-values.ts'
import { RoomForm } from '#features/rooms/room-form.tsx'
import { roomPlaceQuery } from '#features/rooms/rooms.api.ts'
import { useRoomForm } from '#features/rooms/use-room-form.ts'
import { paths } from '#lib/paths.ts'
import { parseId } from '#lib/route-id.ts'
import { useSession } from '#lib/session.ts'
import { useConfirm } from '#ui/confirm.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { Spinner } from '#ui/spinner.tsx'

/** The place comes from the search (router state), or, from a place's own screen, by `?contentId=`. */
export function Component() {
  const { t } = useLingui()
  const userId = useSession()?.userId
  const { state } = useLocation() as { state: { selectedPlace?: unknown } | null }
  const [search] = useSearchParams()
  const picked = isPickedPlace(state?.selectedPlace) ? state.selectedPlace : null
  const contentId = picked === null ? parseId(search.get('contentId') ?? undefined) : null
  const named = useQuery({ ...roomPlaceQuery(contentId ?? 0), enabled: contentId !== null })

  return (
    <>
      <PageHeader title={t`동행방 열기`} />
      {/* A place that cannot be found is no reason to withhold the form. */}
      {named.isLoading ? (
        <div className="flex flex-1 items-center justify-center">
          <Spinner />
        </div>
      ) : (
        userId !== undefined && <CreateRoom userId={userId} pickedPlace={picked ?? named.data ?? null} />
      )}
    </>
  )
}

function CreateRoom({ userId, pickedPlace }: { userId: number; pickedPlace: PickedPlace | null }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const confirm = useConfirm()
  const { form, submit, isOpening } = useRoomForm({
    userId,
    pickedPlace,
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
      isOpening={isOpening}
      onSubmit={() => void submit()}
      onPickPlace={() => void navigate(paths.search({ from: paths.createRoom() }))}
    />
  )
}
