import type { ChatMessage, Pin } from '@honjeo/contract/chat'
import type { RoomDetail, RoomUser } from '@honjeo/contract/rooms'
import { PIN_LABEL_MAX } from '@honjeo/contract/values/limits'
import { useLingui } from '@lingui/react/macro'
import { useMemo, useState } from 'react'
import { lazyLayer } from '#ui/lazy-layer.tsx'
import { usePhotoViewer } from '#ui/use-photo-viewer.tsx'
import { ConnectionBar } from './connection-bar.tsx'
import { HeardMessages } from './heard-messages.tsx'
import { KeptConversationNotice } from './offline/kept-conversation-notice.tsx'
import { FirstUnreadPill, NewestPill } from './jump-pills.tsx'
import type { MessageActions, TalkState } from './message-actions.ts'
import { MessageInput } from './message-input.tsx'
import { MessageList } from './message-list.tsx'
import { messageRows, type Talk } from './message-rows.ts'
import { NoticeBar } from './notice-bar.tsx'
import type { MessageDraft, Reply } from './outgoing-message.ts'
import { changePeople, unreadCounter } from './people.ts'
import { replyTo } from './reply-to.ts'
import { TypingLine } from './typing-line.tsx'
import type { useConversation } from './use-conversation.ts'
import { useFirstUnread } from './use-first-unread.ts'
import { useJump } from './use-jump.ts'
import { useListScroll } from './use-list-scroll.ts'
import { useMessageCommands } from './use-message-commands.ts'
import { useReadMarker } from './use-read-marker.ts'
import { useSteady } from './use-steady.ts'

const MessageMenu = lazyLayer(() => import('./message-menu.tsx').then((module) => module.MessageMenu))

export interface LiveConversationProps {
  userId: number
  roomId: number
  room: RoomDetail | undefined
  people: readonly RoomUser[] | undefined
  blockedIds: ReadonlySet<number>
  conversation: ReturnType<typeof useConversation>
  onRead: () => void
}

/** A conversation with what is held of it: what is said, what one can do with it, and the field below. */
export function LiveConversation(props: LiveConversationProps) {
  const { userId, roomId, room, people, blockedIds, conversation, onRead } = props
  const { t } = useLingui()
  const { messages, kept, outgoing, outbox, progress, past, connection } = conversation
  const isConnected = connection.phase === 'connected'
  const scroll = useListScroll()
  const newestSeq = messages.at(-1)?.seq ?? 0
  const { entry, firstSeq, isOffered, dismiss } = useFirstUnread({ people, newestSeq, listRef: scroll.listRef })
  const unread = entry?.unread ?? null
  const rows = useMemo(
    () => messageRows(messages, outgoing, { myId: userId, blockedIds, unread }),
    [messages, outgoing, userId, blockedIds, unread],
  )
  const { flashSeq, jump } = useJump(roomId, scroll.listRef, rows)
  const commands = useMessageCommands({ roomId, myId: userId })
  useReadMarker({ roomId, newestSeq, isAtBottom: scroll.isAtBottom && entry !== null, onRead })

  const [seenSeq, setSeenSeq] = useState(newestSeq)
  if (scroll.isAtBottom && seenSeq !== newestSeq) setSeenSeq(newestSeq)
  const unseen = messages.filter(({ seq, type, senderId }) => seq > seenSeq && type === 'TALK' && senderId !== userId)

  const [reply, setReply] = useState<Reply | null>(null)
  const [chosen, setChosen] = useState<ChatMessage | null>(null)
  const [isMenuOpen, setMenuOpen] = useState(false)

  const pictured = useMemo(
    () =>
      messages.flatMap(({ seq, senderId, photo }) => (photo && !isBlocked(senderId, blockedIds) ? { seq, photo } : [])),
    [messages, blockedIds],
  )
  const [openPhoto, photoViewer] = usePhotoViewer(
    t`대화의 사진`,
    pictured.map(({ photo }) => photo),
  )
  // What I look at I have read, before the server has said so.
  const unreadOf = useMemo(
    () => unreadCounter(changePeople(people ?? [], { kind: 'READ', read: [{ userId, seq: seenSeq }] })),
    [people, userId, seenSeq],
  )

  const activeIds = new Set(people?.filter(({ active }) => active).map((each) => each.userId))
  const stateOf = ({ message, outgoing: sending, senderId }: Talk): TalkState => ({
    myId: userId,
    unread: message === null ? 0 : unreadOf(message.seq, senderId),
    isActive: senderId !== null && activeIds.has(senderId),
    isFlashing: message !== null && message.seq === flashSeq,
    isHeldUp: sending !== null && !isConnected,
    progress: sending !== null && progress?.clientId === sending.clientId ? progress.share : null,
  })
  const actions = useSteady<MessageActions>({
    onMenu(message) {
      setChosen(message)
      setMenuOpen(true)
    },
    onReact: (message, kind) => void commands.react(message, kind),
    onJump: jump,
    onPhoto: ({ seq }) => openPhoto(pictured.findIndex((each) => each.seq === seq)),
    onResend: ({ clientId }) => void outbox.resend(clientId),
    onDiscard: ({ clientId }) => void outbox.remove(clientId),
  })

  function send(draft: MessageDraft) {
    void outbox.add(draft)
    scroll.scrollToBottom()
  }

  const notice = room?.notice ?? null
  return (
    <>
      {kept !== null && <KeptConversationNotice savedAt={kept.row.savedAt} failure={kept.failure} />}
      {notice !== null && (
        <NoticeBar
          roomId={roomId}
          notice={notice}
          onTakeDown={room?.isHost === true ? () => void commands.pin(null) : null}
        />
      )}
      <div className="relative min-h-0 flex-1">
        <MessageList rows={rows} scroll={scroll} past={past} stateOf={stateOf} actions={actions} />
        {isOffered && unread !== null && (
          <FirstUnreadPill
            count={unread.upTo - unread.after}
            onPress={() => {
              dismiss()
              jump(firstSeq)
            }}
          />
        )}
        {!scroll.isAtBottom && <NewestPill count={unseen.length} onPress={scroll.scrollToBottom} />}
      </div>
      <HeardMessages messages={conversation.heard.filter(({ senderId }) => !isBlocked(senderId, blockedIds))} />
      <TypingLine
        names={conversation.typists.filter((each) => !blockedIds.has(each.userId)).map(({ username }) => username)}
      />
      <ConnectionBar connection={connection} onReconnect={conversation.reconnect} />
      <MessageInput
        draftKey={`chat-draft:${userId}:${roomId}`}
        isConnected={isConnected}
        reply={reply}
        meetingPlace={meetingPlaceOf(room)}
        onCancelReply={() => setReply(null)}
        onTyping={conversation.tellTyping}
        onSend={send}
      />
      {chosen !== null && (
        <MessageMenu
          message={chosen}
          open={isMenuOpen}
          myId={userId}
          isHost={room?.isHost === true}
          onOpenChange={setMenuOpen}
          onReact={(kind) => void commands.react(chosen, kind)}
          onReply={() => setReply(replyTo(chosen))}
          onCopy={() => void commands.copy(chosen)}
          onPin={() => void commands.pin(chosen.content)}
          onDelete={() => void commands.delete(chosen)}
        />
      )}
      {photoViewer}
    </>
  )
}

const isBlocked = (senderId: number | null, blockedIds: ReadonlySet<number>) =>
  senderId !== null && blockedIds.has(senderId)

function meetingPlaceOf(room: RoomDetail | undefined): Pin | null {
  if (room === undefined || room.spotLat === null || room.spotLng === null) return null
  return { lat: room.spotLat, lng: room.spotLng, label: room.spotName.slice(0, PIN_LABEL_MAX) }
}
