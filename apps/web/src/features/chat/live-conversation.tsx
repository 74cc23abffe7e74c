import type { ChatMessage, Pin } from '@honjeo/contract/chat'
import type { RoomDetail, RoomUser } from '@honjeo/contract/rooms'
import type { Reaction } from '@honjeo/contract/values/enums'
import { PIN_LABEL_MAX, QUOTE_MAX } from '@honjeo/contract/values/limits'
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useLayoutEffect, useMemo, useRef, useState } from 'react'
import { errorText } from '#lib/server/api-error.ts'
import { confirm } from '#ui/overlay/ui-provider.tsx'
import { lazyLayer } from '#ui/overlay/dialog.tsx'
import { toast } from '#ui/overlay/toast.ts'
import { usePhotoViewer } from '#ui/media/use-photo-viewer.tsx'
import { changeMessage, deleteMessage, pinNotice, react } from './chat.api.ts'
import {
  ConnectionBar,
  FirstUnreadPill,
  HeardMessages,
  KeptConversationNotice,
  NewestPill,
  NoticeBar,
  TypingLine,
} from './conversation-notices.tsx'
import { hasReacted, type MessageActions, type TalkState } from './message-actions.ts'
import { MessageInput } from './message-input.tsx'
import { MessageList } from './message-list.tsx'
import { messageRows, type Talk } from './message-rows.ts'
import type { MessageDraft, Reply } from './outgoing-message.ts'
import { changePeople, unreadCounter } from './people.ts'
import { useFirstUnread, useJump, useListScroll, useReadMarker } from './reading-place.ts'
import type { useConversation } from './use-conversation.ts'

const MessageMenu = lazyLayer(() => import('./message-menu.tsx').then((module) => module.MessageMenu))

interface LiveConversationProps {
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
      <HeardMessages
        messages={conversation.heard.filter(({ senderId }) => !isBlocked(senderId, blockedIds))}
        ownId={userId}
      />
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
        onTyping={conversation.announceTyping}
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

/** What changes a message that is there already; each shows the answer, or says why not. */
function useMessageCommands({ roomId, myId }: { roomId: number; myId: number }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()

  async function run(act: () => Promise<void>) {
    try {
      await act()
    } catch (error) {
      toast.error(errorText(error))
    }
  }
  const show = (message: ChatMessage) => changeMessage(queryClient, roomId, message)

  return {
    react: (message: ChatMessage, kind: Reaction) =>
      run(async () => show(await react(roomId, message.seq, kind, !hasReacted(message, kind, myId)))),

    delete: (message: ChatMessage) =>
      run(async () => {
        const isSure = await confirm({
          title: t`메시지를 삭제할까요?`,
          description: t`모두의 대화에서 사라져요.`,
          confirmLabel: t`삭제`,
          isDanger: true,
        })
        if (isSure) show(await deleteMessage(roomId, message.seq))
      }),

    copy: ({ content }: ChatMessage) =>
      run(async () => {
        await navigator.clipboard.writeText(content)
        toast.success(t`복사했어요.`)
      }),

    pin: (content: string | null) =>
      run(async () => {
        await pinNotice(roomId, content)
        toast.success(content === null ? t`공지를 내렸어요.` : t`공지로 올렸어요.`)
      }),
  }
}

/** What a reply shows of a message until the server says it. */
function replyTo({ id, seq, senderId, senderName, content, image, pin }: ChatMessage): Reply {
  const kind = content !== '' ? 'TEXT' : image !== null ? 'IMAGE' : pin !== null ? 'PIN' : 'TEXT'
  return { id, quote: { seq, senderId, senderName, kind, content: Array.from(content).slice(0, QUOTE_MAX).join('') } }
}

/** Functions for children that are drawn again only when something changed: the same ones at every render, which do what the latest do. */
function useSteady<T extends object>(latest: { [K in keyof T]: T[K] }): T {
  const current = useRef(latest)
  useLayoutEffect(() => {
    current.current = latest
  })
  const [steady] = useState(() => {
    const names = Object.keys(latest) as (keyof T)[]
    const call =
      (name: keyof T) =>
      (...args: unknown[]) =>
        (current.current[name] as (...all: unknown[]) => unknown)(...args)
    return Object.fromEntries(names.map((name) => [name, call(name)])) as T
  })
  return steady
}
