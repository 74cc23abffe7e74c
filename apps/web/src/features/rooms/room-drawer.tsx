import type { RoomDetail, RoomUser } from '@honjeo/contract/rooms'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Ban, Crown, EllipsisVertical, LogOut, NotebookText, UserRoundX } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from '#ui/link.tsx'
import { usePartWays } from '#features/blocks/use-part-ways.ts'
import { errorText } from '#lib/server/api-error.ts'
import { paths } from '#lib/navigation/paths.ts'
import { ActionMenu } from '#ui/overlay/menu.tsx'
import { Avatar } from '#ui/media/avatar.tsx'
import { Badge } from '#ui/feedback/badge.tsx'
import { confirm } from '#ui/overlay/ui-provider.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { IconButton } from '#ui/form/icon-button.tsx'
import { ListItem } from '#ui/list/list-item.tsx'
import { Sheet } from '#ui/overlay/dialog.tsx'
import { Skeleton, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { StatusBadge } from './labels.tsx'
import { WhoIsIt } from './people/who-is-it.tsx'
import { toast } from '#ui/overlay/toast.ts'
import { handRoomOver, refreshRoom, removeRoomUser, roomUsersQuery, showRoom } from './rooms.api.ts'
import { useRoomActions } from './use-room-actions.tsx'

interface RoomDrawerProps {
  room: RoomDetail
  open: boolean
  onOpenChange: (open: boolean) => void
  onLeave: () => void
  /** Is called once the room is gone, and leads to another screen. */
  onDeleted: () => Promise<void>
}

/** Shows beside the conversation what the room is about, who is in it, what to do with it, and the way out. */
export function RoomDrawer({ room, open, onOpenChange, onLeave, onDeleted }: RoomDrawerProps) {
  const { t } = useLingui()
  const { roomId, title, status, isHost } = room
  const actions = useRoomActions(room, onDeleted)
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      description={<StatusBadge status={status} />}
      footer={
        <ul className="-mx-4 flex-1">
          <ListItem
            isDanger
            onPress={onLeave}
            leading={<LogOut aria-hidden="true" size={18} />}
            title={t`동행방 나가기`}
          />
        </ul>
      }
    >
      <ul className="-mx-4 mb-3 border-b border-basalt-200 pb-2">
        <ListItem
          to={paths.room(roomId)}
          leading={<NotebookText aria-hidden="true" size={18} />}
          title={t`동행방 글 다시 보기`}
        />
        {actions.map(({ label, icon, isDanger, onSelect }) => (
          <ListItem key={label} leading={icon} title={label} isDanger={isDanger} onPress={onSelect} />
        ))}
      </ul>
      <ParticipantList roomId={roomId} isHost={isHost} />
    </Sheet>
  )
}

interface ParticipantListProps {
  roomId: number
  /** Whether I am the host, and may do something about the others. */
  isHost: boolean
}

function ParticipantList({ roomId, isHost }: ParticipantListProps) {
  const { t } = useLingui()
  const { data, isError, isFetching, refetch } = useQuery(roomUsersQuery(roomId))
  return (
    <section aria-labelledby="participants">
      <h3 id="participants" className="font-bold">
        {t`참여자`}
        {data !== undefined && (
          <span className="ml-1.5 font-medium text-basalt-500 tabular-nums">{data.totalMembers}</span>
        )}
      </h3>
      {data !== undefined ? (
        <ul className="mt-1">
          {data.users.map((user) => (
            <Participant key={user.userId} roomId={roomId} user={user}>
              {isHost && !user.mine && <ParticipantMenu roomId={roomId} user={user} />}
            </Participant>
          ))}
        </ul>
      ) : isError ? (
        <div className="mt-2">
          <ErrorState
            isInline
            message={t`참여자 목록을 불러오지 못했어요.`}
            isRetrying={isFetching}
            onRetry={() => void refetch()}
          />
        </div>
      ) : (
        <ParticipantSkeletons />
      )}
    </section>
  )
}

function Participant({ roomId, user, children }: { roomId: number; user: RoomUser; children: ReactNode }) {
  return (
    <li className="flex min-h-14 flex-wrap items-center gap-x-3">
      <Link
        to={paths.profile(user.userId)}
        className="flex min-h-11 min-w-0 flex-1 items-center gap-3 rounded-sm hover:underline"
      >
        <Avatar name={user.username} src={user.profileImage} />
        <span className="min-w-0 flex-1 font-semibold">{user.username}</span>
      </Link>
      <span className="flex shrink-0 gap-1">
        {user.mine && (
          <Badge tone="sea">
            <Trans>나</Trans>
          </Badge>
        )}
        {user.host && (
          <Badge tone="tangerine">
            <Trans>방장</Trans>
          </Badge>
        )}
        {!user.active && (
          <Badge>
            <Trans>비활동</Trans>
          </Badge>
        )}
      </span>
      {children}
      {!user.mine && <WhoIsIt roomId={roomId} userId={user.userId} name={user.username} />}
    </li>
  )
}

function ParticipantSkeletons() {
  return (
    <SkeletonGroup>
      {[1, 2, 3].map((row) => (
        <div key={row} className="flex min-h-14 items-center gap-3">
          <Skeleton className="size-10 rounded-full!" />
          <Skeleton className="h-4 w-24" />
        </div>
      ))}
    </SkeletonGroup>
  )
}

/** What the host may do about a member of the room. */
function ParticipantMenu({ roomId, user }: { roomId: number; user: RoomUser }) {
  const { t } = useLingui()
  const { handOver, remove } = useHostPowers(roomId)
  const partWays = usePartWays()
  const { username } = user
  return (
    <ActionMenu
      trigger={<IconButton label={t`${username}님 메뉴`} icon={<EllipsisVertical size={20} />} className="-mr-2.5" />}
      actions={[
        {
          label: t`방장 넘기기`,
          icon: <Crown aria-hidden="true" size={18} />,
          onSelect: () => void handOver(user),
        },
        {
          label: t`내보내기`,
          icon: <UserRoundX aria-hidden="true" size={18} />,
          isDanger: true,
          onSelect: () => void remove(user),
        },
        {
          label: t`차단하고 내보내기`,
          icon: <Ban aria-hidden="true" size={18} />,
          isDanger: true,
          onSelect: () => void partWays({ userId: user.userId, name: username }),
        },
      ]}
    />
  )
}

/** What a host may do about one of the others: hand the room over to them, or have them leave. Both ask first. */
function useHostPowers(roomId: number) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const onError = (error: unknown) => {
    toast.error(errorText(error))
    // A refusal means that the room is not as it was shown.
    void refreshRoom(queryClient, roomId)
  }

  const handing = useMutation({
    mutationFn: ({ userId }: RoomUser) => handRoomOver(roomId, userId),
    onSuccess: (room, { username }) => {
      showRoom(queryClient, room)
      toast.success(t`${username}님이 방장이 됐어요.`)
    },
    onError,
  })
  const removing = useMutation({
    mutationFn: ({ userId }: RoomUser) => removeRoomUser(roomId, userId),
    onSuccess: (_, { username }) => {
      void refreshRoom(queryClient, roomId)
      toast.success(t`${username}님을 내보냈어요.`)
    },
    onError,
  })

  async function handOver(user: RoomUser) {
    const { username } = user
    const isSure = await confirm({
      title: t`${username}님에게 방장을 넘길까요?`,
      description: t`넘기고 나면 방을 고치거나 삭제하는 일은 새 방장만 할 수 있어요.`,
      confirmLabel: t`방장 넘기기`,
    })
    if (isSure) handing.mutate(user)
  }

  async function remove(user: RoomUser) {
    const { username } = user
    const isSure = await confirm({
      title: t`${username}님을 내보낼까요?`,
      description: t`내보낸 사람은 이 동행방에 다시 들어올 수 없어요.`,
      confirmLabel: t`내보내기`,
      isDanger: true,
    })
    if (isSure) removing.mutate(user)
  }
  return { handOver, remove }
}
