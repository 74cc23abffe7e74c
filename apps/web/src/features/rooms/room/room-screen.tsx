import type { RoomDetail } from '@honjeo/contract/rooms'
import type { Gender } from '@honjeo/contract/values/enums'
import { useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { EllipsisVertical, LogOut } from 'lucide-react'
import { useNavigate, useSearchParams } from 'react-router'
import { profileQuery } from '#features/account/account.api.ts'
import { ApiError } from '#lib/server/api-error.ts'
import { usePageTitle } from '#lib/page/page-title.ts'
import { paths, useRouteId } from '#lib/navigation/paths.ts'
import { ActionMenu, type MenuAction } from '#ui/overlay/menu.tsx'
import { BackButton, BottomBar, PageHeader } from '#ui/list/page-header.tsx'
import { Button } from '#ui/form/button.tsx'
import { useConfirm } from '#ui/overlay/ui-provider.tsx'
import { CoverImage } from '#ui/media/cover-image.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { IconButton } from '#ui/form/icon-button.tsx'
import { Skeleton, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { toast } from '#ui/overlay/toast.ts'
import { AdultsOnly } from '../adults-only.tsx'
import { roomFailure } from '../room-failure.ts'
import { RoomMissing } from '../room-missing.tsx'
import { joinRoom, refreshRoom, roomQuery, showJoined } from '../rooms.api.ts'
import { useLeaveRoom } from '../use-leave-room.ts'
import { useRoomActions } from '../use-room-actions.tsx'
import { type RoomEntry, roomEntry } from './room-entry.ts'
import { RoomInfo } from './room-info.tsx'

export function Component() {
  const { t } = useLingui()
  const roomId = useRouteId('roomId')
  const [search] = useSearchParams()
  const fallback = search.get('from') === 'home' ? paths.home() : paths.myRooms()
  const { data: room, error, isFetching, refetch } = useQuery(roomQuery(roomId))
  const { data: profile } = useQuery(profileQuery())
  usePageTitle(room?.title)

  if (error !== null && room === undefined) {
    return (
      <>
        <PageHeader title={t`동행방`} back={{ fallback }} />
        <div className="flex flex-1 flex-col justify-center">
          <AdultsOnly>
            {error instanceof ApiError && error.code === 'CHAT4040' ? (
              <RoomMissing />
            ) : (
              <ErrorState
                message={t`동행방 정보를 불러올 수 없어요`}
                isRetrying={isFetching}
                onRetry={() => void refetch()}
              />
            )}
          </AdultsOnly>
        </div>
      </>
    )
  }
  return (
    <>
      <header className="sticky top-(--running-height) z-20 h-0">
        <div className="pt-safe-2 flex justify-between px-2">
          <BackButton variant="floating" fallback={fallback} />
          {room !== undefined && <RoomMenu room={room} />}
        </div>
      </header>
      <CoverImage src={room?.spotImage} alt="" ratio="4/3" isPriority className="max-h-[42dvh] w-full" />
      <div className="relative -mt-6 flex-1 rounded-t-xl bg-sand px-gutter pt-6 pb-8">
        {room === undefined ? <RoomInfoSkeleton /> : <RoomInfo room={room} />}
      </div>
      {room !== undefined && (
        <BottomBar>
          <EnterButton room={room} gender={profile?.gender ?? null} />
        </BottomBar>
      )}
    </>
  )
}

interface EnterButtonProps {
  room: RoomDetail
  /** Mine; null while it is not known. */
  gender: Gender | null
}

function EnterButton({ room, gender }: EnterButtonProps) {
  const { t } = useLingui()
  const entry = roomEntry(room, gender)
  const { enter, isEntering } = useEnterRoom(room.roomId, entry === 'member')

  const labels: Record<RoomEntry, string> = {
    member: t`입장하기`,
    open: t`입장하기`,
    full: t`모집완료`,
    ended: t`종료된 동행방`,
    otherGender: room.genderRestriction === 'FEMALE' ? t`여성만 참여할 수 있어요` : t`남성만 참여할 수 있어요`,
  }
  return (
    <Button className="flex-1" disabled={entry !== 'member' && entry !== 'open'} isLoading={isEntering} onClick={enter}>
      {isEntering ? t`입장 중...` : labels[entry]}
    </Button>
  )
}

const isRefusal = (error: unknown, code: string) => error instanceof ApiError && error.code === code

/** A member who is already inside gets to the chat too. */
async function joinUnlessInside(roomId: number, liftBlocks: boolean): Promise<void> {
  try {
    await joinRoom(roomId, liftBlocks)
  } catch (error) {
    if (!isRefusal(error, 'CHAT4004')) throw error
  }
}

/** Joins a room and opens its conversation. If a blocked member is inside, a dialog asks first. */
function useEnterRoom(roomId: number, isMember: boolean) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const confirm = useConfirm()
  const queryClient = useQueryClient()

  const entering = useMutation({
    mutationFn: (liftBlocks: boolean) => (isMember ? Promise.resolve() : joinUnlessInside(roomId, liftBlocks)),
    onSuccess: (_, liftBlocks) => {
      if (liftBlocks) void queryClient.invalidateQueries({ queryKey: ['blocks'] })
      showJoined(queryClient, roomId)
      return navigate(paths.chatRoom(roomId))
    },
    onError: (error) => {
      if (isRefusal(error, 'CHAT4016')) return void decide()
      toast.error(
        roomFailure(error, {
          refused: t`동행방에 들어가지 못했어요.`,
          broken: t`동행방에 들어가는 중 오류가 발생했어요.`,
        }),
      )
    },
    // After a refusal the room is not as it was shown, so it is loaded again.
    onSettled: () => void refreshRoom(queryClient, roomId),
  })

  async function decide() {
    const isSure = await confirm({
      title: t`내가 차단한 사람이 있는 방이에요`,
      description: t`서로 차단한 사람은 한 방에 있을 수 없어요. 들어가려면 이 방에 있는 사람의 차단을 풀어야 해요.`,
      confirmLabel: t`차단 풀고 들어가기`,
      isDanger: true,
    })
    if (isSure) entering.mutate(true)
  }

  return { enter: () => entering.mutate(false), isEntering: entering.isPending }
}

/** Over the picture of a room: everything one may do with it but entering. */
function RoomMenu({ room }: { room: RoomDetail }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const goToMyRooms = async () => navigate(paths.myRooms(), { replace: true })
  const actions = useRoomActions(room, goToMyRooms)
  const { leave } = useLeaveRoom(room.roomId, room, goToMyRooms)
  const leaving: MenuAction = {
    label: t`동행방 나가기`,
    icon: <LogOut aria-hidden="true" size={18} />,
    isDanger: true,
    onSelect: leave,
  }
  return (
    <ActionMenu
      trigger={<IconButton label={t`동행방 메뉴`} icon={<EllipsisVertical size={22} />} variant="floating" />}
      actions={room.joined ? [...actions, leaving] : actions}
    />
  )
}

function RoomInfoSkeleton() {
  return (
    <SkeletonGroup hasText className="space-y-3">
      <Skeleton className="h-6 w-16 rounded-full!" />
      <Skeleton className="h-8 w-4/5" />
      <Skeleton className="h-72 w-full rounded-lg" />
    </SkeletonGroup>
  )
}
