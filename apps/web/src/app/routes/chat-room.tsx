import { useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Info } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { forgetConversation } from '#features/chat/chat.api.ts'
import { Conversation } from '#features/chat/conversation.tsx'
import { useVisibleHeight } from '#features/chat/use-visible-height.ts'
import { MeetingBanner } from '#features/rooms/meeting-banner.tsx'
import { RoomDrawer } from '#features/rooms/room-drawer.tsx'
import { refreshMyRooms, refreshRoom, roomQuery } from '#features/rooms/rooms.api.ts'
import { useLeaveRoom } from '#features/rooms/use-leave-room.ts'
import { usePageTitle } from '#lib/page-title.ts'
import { paths } from '#lib/paths.ts'
import { useRouteId } from '#lib/route-id.ts'
import { useSession } from '#lib/session.ts'
import { IconButton } from '#ui/icon-button.tsx'
import { PageHeader } from '#ui/page-header.tsx'

export function Component() {
  const roomId = useRouteId('roomId')
  const userId = useSession()?.userId
  return userId === undefined ? null : <ChatRoom key={roomId} roomId={roomId} userId={userId} />
}

function ChatRoom({ roomId, userId }: { roomId: number; userId: number }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { data: room } = useQuery(roomQuery(roomId))
  const [isDrawerOpen, setDrawerOpen] = useState(false)
  const height = useVisibleHeight()
  const title = room?.title ?? t`동행방`
  usePageTitle(room?.title)

  const hasLeft = useRef(false)
  const leave = useLeaveRoom(roomId, async () => {
    hasLeft.current = true
    await navigate(paths.myRooms())
  })
  // Not before the screen is gone: while it shows the conversation it would ask for it again.
  useEffect(
    () => () => {
      if (hasLeft.current) forgetConversation(queryClient, roomId)
    },
    [queryClient, roomId],
  )

  return (
    <div className="flex h-dvh flex-col" style={{ height }}>
      <PageHeader
        title={
          <span className="flex items-baseline justify-center gap-1.5">
            <span className="truncate">{title}</span>
            {room !== undefined && (
              <span className="shrink-0 text-sm font-medium text-basalt-500 tabular-nums">
                <span className="sr-only">{t`참여 인원`} </span>
                {room.currentParticipants}
              </span>
            )}
          </span>
        }
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
      {room !== undefined && <MeetingBanner room={room} />}
      <Conversation
        userId={userId}
        roomId={roomId}
        onPeopleChange={() => void refreshRoom(queryClient, roomId)}
        onRead={() => void refreshMyRooms(queryClient)}
      />
      <RoomDrawer
        roomId={roomId}
        title={title}
        open={isDrawerOpen}
        onOpenChange={setDrawerOpen}
        onLeave={() => {
          setDrawerOpen(false)
          leave()
        }}
      />
    </div>
  )
}
