import type { RoomSummary } from '@honjeo/contract/rooms'
import * as failures from '@honjeo/contract/values/error-numbers'
import { useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CalendarClock, ChevronRight, Info } from 'lucide-react'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router'
import { Link } from '#ui/link.tsx'
import { blockedIdsQuery } from '#features/blocks/blocks.api.ts'
import { useKeptRoom } from '#features/rooms/kept-rooms.ts'
import { useAsksNow } from '#features/rooms/attendance/asks-now.ts'
import { RoomMissing } from '#features/rooms/room-missing.tsx'
import { refreshMyRooms, refreshRoom, roomQuery, roomUsersQuery } from '#features/rooms/rooms.api.ts'
import { useLeaveRoom } from '#features/rooms/use-leave-room.ts'
import { ApiError } from '#lib/server/api-error.ts'
import { formatDateTime } from '#lib/text/dates.ts'
import { usePageTitle } from '#lib/page/page-title.ts'
import { paths, useRouteId } from '#lib/navigation/paths.ts'
import { useSession } from '#lib/server/session.ts'
import { cx } from '#ui/cx.ts'
import { IconButton } from '#ui/form/icon-button.tsx'
import { lazyLayer } from '#ui/overlay/dialog.tsx'
import { PageHeader } from '#ui/list/page-header.tsx'
import { forgetConversation } from './chat.api.ts'
import { Conversation, NotAMember } from './conversation.tsx'
import { changePeople } from './people.ts'

// Most of the time there is nothing to ask.
const AttendanceStrip = lazyLayer(() =>
  import('#features/rooms/attendance/attendance-strip.tsx').then((module) => module.AttendanceStrip),
)
const MeetingStrip = lazyLayer(() =>
  import('#features/rooms/meeting/meeting-strip.tsx').then((module) => module.MeetingStrip),
)
const RoomDrawer = lazyLayer(() => import('#features/rooms/room-drawer.tsx').then((module) => module.RoomDrawer))

export function Component() {
  const roomId = useRouteId('roomId')
  const userId = useSession()?.userId
  return userId === undefined ? null : <ChatRoom key={roomId} roomId={roomId} userId={userId} />
}

function ChatRoom({ roomId, userId }: { roomId: number; userId: number }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [hasLeft, setHasLeft] = useState(false)
  const { data, error, failureReason } = useQuery({ ...roomQuery(roomId), refetchOnReconnect: true })
  const isGone = error instanceof ApiError && error.code === failures.ROOM_NOT_FOUND
  const people = useQuery({
    ...roomUsersQuery(roomId),
    enabled: !hasLeft && (isGone || data?.joined !== false),
    refetchOnReconnect: true,
  })
  const offline = useKeptRoom(roomId, { room: data, people: people.data?.users, failure: failureReason })
  const kept = offline.state === 'KEPT' ? offline.row : undefined
  const room = isGone ? undefined : (data ?? kept?.room)
  const asksNow = useAsksNow(room)
  const { data: blockedIds } = useQuery({ ...blockedIdsQuery(), refetchOnReconnect: true })
  const [isDrawerOpen, setDrawerOpen] = useState(false)
  const height = useVisibleHeight()
  const title = room?.title ?? t`동행방`
  usePageTitle(room?.title)

  const handleLeft = async () => {
    setHasLeft(true)
    // Back is not to lead to a conversation that is no longer mine.
    await navigate(paths.myRooms(), { replace: true })
  }
  const { leave, isLeaving } = useLeaveRoom(roomId, room, handleLeft)
  // The conversation is forgotten once the screen is gone: while the screen shows it, it would ask for it again.
  useEffect(
    () => () => {
      if (hasLeft) forgetConversation(queryClient, roomId)
    },
    [hasLeft, queryClient, roomId],
  )

  return (
    <div
      className="flex h-[calc(100dvh-var(--running-height))] flex-col"
      style={{ height: height && `calc(${height}px - var(--running-height))` }}
    >
      <PageHeader
        title={
          <span className="flex items-baseline justify-center gap-1.5">
            <span className="min-w-0">{title}</span>
            {room !== undefined && (
              <span className="shrink-0 text-sm font-medium text-basalt-500 tabular-nums">
                <span className="sr-only">{t`참여 인원`} </span>
                {room.currentParticipants}
              </span>
            )}
          </span>
        }
        titleKey={room === undefined ? 'unknown' : 'known'}
        back={{ fallback: paths.myRooms() }}
        right={
          room?.joined === true && (
            <IconButton
              label={t`동행방 정보`}
              icon={<Info size={22} />}
              aria-haspopup="dialog"
              aria-expanded={isDrawerOpen}
              onClick={() => setDrawerOpen(true)}
            />
          )
        }
      />
      {isGone ? (
        <div className="flex flex-1 flex-col justify-center">
          <RoomMissing />
        </div>
      ) : room?.joined === false && !isLeaving && !hasLeft ? (
        <NotAMember roomId={roomId} />
      ) : (
        <>
          {room !== undefined ? <MeetingBanner room={room} /> : failureReason === null && <MeetingBannerSkeleton />}
          <AttendanceStrip open={asksNow && data !== undefined} roomId={roomId} onLeft={handleLeft} />
          <MeetingStrip open={asksNow} userId={userId} room={room} className="border-b border-basalt-200" />
          <Conversation
            userId={userId}
            roomId={roomId}
            room={room}
            people={people.data?.users ?? kept?.people ?? (people.isError ? [] : undefined)}
            blockedIds={blockedIds}
            onRoomChange={() => void refreshRoom(queryClient, roomId)}
            onPeopleChange={(change) =>
              queryClient.setQueryData(
                roomUsersQuery(roomId).queryKey,
                (known) => known && { ...known, users: changePeople(known.users, change) },
              )
            }
            onRead={() => void refreshMyRooms(queryClient)}
          />
        </>
      )}
      {room?.joined === true && (
        <RoomDrawer
          room={room}
          open={isDrawerOpen}
          onOpenChange={setDrawerOpen}
          onLeave={() => {
            setDrawerOpen(false)
            leave()
          }}
          onDeleted={handleLeft}
        />
      )}
    </div>
  )
}

/** The look of the line that says when and where, kept in view while people talk about it. */
const BANNER =
  'flex min-h-11 flex-wrap shrink-0 items-center gap-2 bg-sea-50 px-4 py-2.5 text-sm font-semibold text-sea-700'

/** Keeps its place, so that what is below does not move. */
function MeetingBannerSkeleton() {
  return <div className={BANNER}>{'\u00a0'}</div>
}

/** It leads to the room's page, which says the rest. */
function MeetingBanner({ room }: { room: Pick<RoomSummary, 'roomId' | 'scheduledDate' | 'spotName'> }) {
  const { t } = useLingui()
  return (
    <Link to={paths.room(room.roomId, 'mypage')} className={cx(BANNER, '-outline-offset-4')}>
      <CalendarClock aria-hidden="true" size={16} className="shrink-0" />
      <span className="sr-only">{t`만나는 시간과 장소`}</span>
      {/* The name gives way, never the time. */}
      <span className="flex min-w-0 flex-1 basis-40 flex-wrap gap-x-1">
        <time dateTime={room.scheduledDate}>{formatDateTime(room.scheduledDate)}</time>
        <span className="line-clamp-2 min-w-0">· {room.spotName}</span>
      </span>
      <span className="flex shrink-0 items-center">
        {t`동행방 글`}
        <ChevronRight aria-hidden="true" size={16} />
      </span>
    </Link>
  )
}

/** `keyboardlessHeight` as it was when the viewport last changed: to ask for it lays the page out, which a rendering should not. */
let heightAboveKeyboard: number | undefined

function subscribe(listener: () => void) {
  const viewport = window.visualViewport
  const handleResize = () => {
    heightAboveKeyboard = keyboardlessHeight()
    listener()
  }
  viewport?.addEventListener('resize', handleResize)
  return () => {
    viewport?.removeEventListener('resize', handleResize)
    heightAboveKeyboard = undefined
  }
}

function keyboardlessHeight(): number | undefined {
  const viewport = window.visualViewport
  // Zoomed in, the visible part is smaller too, but the layout must not follow.
  if (!viewport || viewport.scale > 1 || viewport.height >= window.innerHeight) return undefined
  return viewport.height
}

/**
 * px left above the on-screen keyboard where it lies over the page, as on iOS; undefined where the page shrinks by
 * itself (`interactive-widget`) or no keyboard is shown. iOS also scrolls the page; with its height right it need not.
 */
function useVisibleHeight(): number | undefined {
  const height = useSyncExternalStore(subscribe, () => heightAboveKeyboard)
  useEffect(() => {
    if (height !== undefined) window.scrollTo(0, 0)
  }, [height])
  return height
}
