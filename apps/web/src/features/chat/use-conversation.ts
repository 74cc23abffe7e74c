import type { ChatMessage, RoomState } from '@honjeo/contract/chat'
import { MESSAGES_OFFLINE_MAX, ROOMS_OFFLINE_MAX } from '@honjeo/contract/values/limits'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { isRefusal } from '#lib/server/api-error.ts'
import { CONVERSATIONS } from '#lib/device/device-db.ts'
import { useDrawable, usePainted } from '#lib/page/rendering.ts'
import { createShelf, useKept } from '#features/kept/shelf.ts'
import { SendError } from '#lib/stomp/stomp-status.ts'
import {
  addMessages,
  catchUp,
  catchUpChanges,
  changeMessage,
  conversationQuery,
  fetchAgain,
  fetchOlder,
} from './chat.api.ts'
import { contiguousSeq } from './merge-messages.ts'
import { useOutbox } from './outbox-pump.ts'
import { withoutStored } from './outgoing-message.ts'
import { useRoomSocket, useTyping } from './use-room-socket.ts'

export interface ConversationOptions {
  userId: number
  roomId: number
  /** The ids of blocked members; undefined until they are known. */
  blockedIds: ReadonlySet<number> | undefined
  /** The room, or who is in it, has to be asked for again. */
  onRoomChange: () => void
  onPeopleChange: (change: Extract<RoomState, { kind: 'READ' | 'PRESENCE' }>) => void
}

const NO_MESSAGES: readonly ChatMessage[] = []
/** The number of messages kept: enough for a screen reader to have come to the end of one before it is dropped. */
const HEARD_KEPT = 9
/** A message is heard about when it is confirmed; after so long it is asked for. */
const HEARING_MS = 2000

/** Returns why nothing is held yet, also while it is asked for once more: what is shown meanwhile stays, and so does the connection. */
function useLastFailure(isMissing: boolean, reason: Error | null): Error | null {
  const [last, setLast] = useState(reason)
  const known = isMissing ? (reason ?? last) : null
  if (known !== last) setLast(known)
  return known
}

/** One room's conversation: its history, what comes in live, and what I send. */
export function useConversation(options: ConversationOptions) {
  const { userId, roomId, blockedIds, onRoomChange, onPeopleChange } = options
  const queryClient = useQueryClient()
  const history = useQuery(conversationQuery(roomId))
  const failure = useLastFailure(history.data === undefined, history.failureReason)
  const offline = useKeptConversation({
    roomId,
    messages: history.data?.messages,
    blockedIds,
    failure,
  })
  const kept = offline.state === 'KEPT' ? offline : null
  const messages = history.data?.messages ?? kept?.row.messages ?? NO_MESSAGES
  const isHeld = history.data !== undefined
  // Without its history a conversation still takes what is written, and notices when the server can be reached again.
  const isOpen = isHeld || (failure !== null && !isRefusal(failure))
  const isDrawable = useDrawable(!history.isPending || failure !== null)
  const isPainted = usePainted(isDrawable)
  const [heard, setHeard] = useState<readonly ChatMessage[]>(NO_MESSAGES)
  const typing = useTyping(userId)
  const { connection, socket } = useRoomSocket(roomId, isOpen && isPainted, {
    onSubscribed: handleSubscribed,
    onMessage: handleMessage,
    onStateSubscribed: handleStateSubscribed,
    onState: handleState,
  })
  const {
    outbox,
    messages: waiting,
    progress,
  } = useOutbox({
    userId,
    roomId,
    isConnected: connection.phase === 'connected',
    send: (message) => socket.current?.send(message) ?? Promise.reject(new SendError(null)),
  })

  /** The number of a message: up to here nothing is missing. */
  const completeSeq = useRef(0)
  const hasAnnounced = useRef(false)

  function held(): readonly ChatMessage[] {
    return queryClient.getQueryData(conversationQuery(roomId).queryKey)?.messages ?? NO_MESSAGES
  }

  async function fillGap() {
    completeSeq.current = Math.max(completeSeq.current, contiguousSeq(held()))
    await catchUp(queryClient, roomId, completeSeq.current)
    completeSeq.current = Math.max(completeSeq.current, held().at(-1)?.seq ?? 0)
  }

  function handleSubscribed() {
    // A failure here is one of the network, which the socket will notice and come back from.
    if (isHeld) fillGap().catch(() => undefined)
    else void fetchAgain(queryClient, roomId)
    if (hasAnnounced.current) return
    hasAnnounced.current = true
    socket.current?.announceEntry()
  }

  /** Is called when the history came after the subscription, so that something may have been said while it was on its way. */
  const handleLateHistory = useEffectEvent(() => {
    if (connection.phase === 'connected') fillGap().catch(() => undefined)
  })
  useEffect(() => {
    if (isHeld) handleLateHistory()
  }, [isHeld])

  function handleMessage(message: ChatMessage) {
    addMessages(queryClient, roomId, { messages: [message] })
    if (message.seq > completeSeq.current + 1) fillGap().catch(() => undefined)
    else completeSeq.current = Math.max(completeSeq.current, message.seq)
    if (message.type !== 'TALK') onRoomChange()
    typing.forget(message.senderId)
    setHeard((earlier) => [...earlier.slice(-HEARD_KEPT), message])
  }

  function handleStateSubscribed() {
    catchUpChanges(queryClient, roomId).catch(() => undefined)
    onRoomChange()
  }

  function handleState(state: RoomState) {
    switch (state.kind) {
      case 'MESSAGE':
        changeMessage(queryClient, roomId, state.message)
        break
      case 'TYPING':
        typing.hear(state)
        break
      case 'ROOM':
        onRoomChange()
        break
      case 'READ':
      case 'PRESENCE':
        onPeopleChange(state)
    }
  }

  // What was stored needs no place among the outgoing any more.
  const outgoing = useMemo(() => withoutStored(waiting, messages), [waiting, messages])
  useEffect(() => {
    for (const { clientId } of waiting) {
      if (!outgoing.some((each) => each.clientId === clientId)) void outbox.remove(clientId)
    }
  }, [outbox, outgoing, waiting])

  // One that was sent again may be further up than what is held, and is never heard of.
  const unheard = outgoing.filter(({ state }) => state === 'sent').map(({ clientId }) => clientId)
  const unheardKey = unheard.join(' ')
  useEffect(() => {
    if (unheardKey === '' || !isHeld || connection.phase !== 'connected') return
    const timer = setTimeout(() => {
      catchUp(queryClient, roomId, completeSeq.current)
        .then(() => Promise.all(unheardKey.split(' ').map((clientId) => outbox.remove(clientId))))
        .catch(() => undefined)
    }, HEARING_MS)
    return () => clearTimeout(timer)
  }, [unheardKey, isHeld, connection.phase, queryClient, roomId, outbox])

  const older = useMutation({
    mutationFn: (before: number) => fetchOlder(queryClient, roomId, before),
  })
  function loadOlder() {
    const first = messages[0]
    if (first !== undefined) older.mutate(first.seq)
  }

  return {
    history,
    /** Whether there is something to draw: messages, or why there are none. */
    isDrawable,
    /** The reason why the history could not be had so far; null where it is held. */
    failure,
    connection,
    /** The messages of the history; while it cannot be had, those that this device kept. */
    messages,
    kept,
    outgoing,
    outbox,
    progress,
    typists: typing.typists,
    /** What others said while this was open, for those who listen rather than look. */
    heard,
    /** What was said before the first message held; all of it while none is. */
    past: isHeld
      ? {
          hasOlder: history.data.hasOlder,
          /** Whether more was said before the member came in, which is not theirs to read. */
          isFromEntry: !history.data.hasOlder && (messages[0]?.seq ?? 1) > 1,
          isLoading: older.isPending,
          error: older.error,
          onLoad: loadOlder,
        }
      : {
          hasOlder: true,
          isFromEntry: false,
          isLoading: history.isFetching,
          error: history.error,
          onLoad: () => void history.refetch(),
        },
    reconnect: () => socket.current?.reconnect(),
    announceTyping: () => typing.announce(() => socket.current?.announceTyping()),
  }
}

interface SeenConversation {
  roomId: number
  messages: readonly ChatMessage[]
  /** The ids of the members whose messages stay hidden. */
  blockedIds: readonly number[]
}

const shelf = createShelf<SeenConversation>({ store: CONVERSATIONS, key: 'roomId', max: ROOMS_OFFLINE_MAX })

/** A conversation is kept when it has been still for so long: not with every message while many come in. */
const STILL_MS = 500

interface ShownConversation {
  roomId: number
  /** The messages; undefined until they are known. */
  messages: readonly ChatMessage[] | undefined
  blockedIds: ReadonlySet<number> | undefined
  failure: Error | null
}

/** Keeps the end of a conversation that is opened on this device, and finds it there while the server is out of reach. */
function useKeptConversation({ roomId, messages, blockedIds, failure }: ShownConversation) {
  const [seen, setSeen] = useState<SeenConversation>()
  useEffect(() => {
    if (messages === undefined || blockedIds === undefined) return
    const timer = setTimeout(
      () => setSeen({ roomId, messages: messages.slice(-MESSAGES_OFFLINE_MAX), blockedIds: [...blockedIds] }),
      STILL_MS,
    )
    return () => clearTimeout(timer)
  }, [roomId, messages, blockedIds])
  return useKept({ shelf, id: roomId, seen, failure: messages === undefined ? failure : null })
}
