import type { RoomUser } from '@honjeo/contract/rooms'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { paths } from '#lib/paths.ts'
import { Avatar } from '#ui/avatar.tsx'
import { Badge } from '#ui/badge.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { ParticipantMenu } from './participant-menu.tsx'
import { roomUsersQuery } from './rooms.api.ts'

export interface ParticipantListProps {
  roomId: number
  /** Whether I am the host, and may do something about the others. */
  isHost: boolean
}

export function ParticipantList({ roomId, isHost }: ParticipantListProps) {
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
            <Participant key={user.userId} user={user}>
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

function Participant({ user, children }: { user: RoomUser; children: ReactNode }) {
  return (
    <li className="flex min-h-14 items-center gap-3">
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
