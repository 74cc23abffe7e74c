import type { ChatMessage } from '@honjeo/contract/chat'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { randomId } from '#lib/random-id.ts'
import { toast } from '#ui/toast.ts'
import { addMessages, catchUp, conversationQuery, fetchOlder } from './chat.api.ts'
import { SendError } from './chat.socket.ts'
import { contiguousSeq, type OutgoingMessage, withoutStored } from './merge-messages.ts'
import { useOutbox } from './use-outbox.ts'
import { useRoomSocket } from './use-room-socket.ts'

export interface ConversationOptions {
  userId: number
  roomId: number
  /** Somebody came or left for good. */
  onPeopleChange: () => void
}

const NO_MESSAGES: readonly ChatMessage[] = []
/** Enough for a screen reader to have come to the end of one before it is dropped. */
const HEARD_KEPT = 9

/** One room's conversation: its history, what comes in live, and what I send. */
export function useConversation({ userId, roomId, onPeopleChange }: ConversationOptions) {
  const queryClient = useQueryClient()
  const history = useQuery(conversationQuery(roomId))
  const messages = history.data?.messages ?? NO_MESSAGES
  const [outbox, dispatch] = useOutbox(userId, roomId)
  const [heard, setHeard] = useState<readonly ChatMessage[]>(NO_MESSAGES)
  const { connection, socket } = useRoomSocket(roomId, history.isSuccess, {
    onSubscribed: handleSubscribed,
    onMessage: handleMessage,
  })

  /** Up to here nothing is missing. */
  const completeSeq = useRef(0)
  const hasAnnounced = useRef(false)

  function held(): readonly ChatMessage[] {
    return queryClient.getQueryData(conversationQuery(roomId).queryKey)?.messages ?? NO_MESSAGES
  }

  async function fillGap() {
    await catchUp(queryClient, roomId, completeSeq.current)
    completeSeq.current = Math.max(completeSeq.current, held().at(-1)?.seq ?? 0)
  }

  function handleSubscribed() {
    completeSeq.current = Math.max(completeSeq.current, contiguousSeq(held()))
    // A failure here is one of the network, which the socket will notice and come back from.
    fillGap().catch(() => undefined)
    if (hasAnnounced.current) return
    hasAnnounced.current = true
    socket.current?.announceEntry()
  }

  function handleMessage(message: ChatMessage) {
    addMessages(queryClient, roomId, { messages: [message] })
    if (message.seq > completeSeq.current + 1) fillGap().catch(() => undefined)
    else completeSeq.current = Math.max(completeSeq.current, message.seq)
    if (message.type !== 'TALK') onPeopleChange()
    if (message.senderId !== userId) setHeard((earlier) => [...earlier.slice(-HEARD_KEPT), message])
  }

  // What was stored needs no place among the outgoing any more.
  const outgoing = useMemo(() => withoutStored(outbox, messages), [outbox, messages])
  const forgetStored = useEffectEvent(() => {
    for (const { clientId } of outbox) {
      if (!outgoing.some((message) => message.clientId === clientId)) dispatch({ type: 'discard', clientId })
    }
  })
  useEffect(() => {
    if (outgoing !== outbox) forgetStored()
  }, [outgoing, outbox])

  function transmit(clientId: string, content: string) {
    const sending = socket.current?.send(clientId, content) ?? Promise.reject(new SendError(null))
    sending.then(
      () => dispatch({ type: 'sent', clientId }),
      (error: unknown) => {
        dispatch({ type: 'failed', clientId })
        if (error instanceof SendError && error.refusal !== null) toast.error(error.refusal.message)
      },
    )
  }

  const older = useMutation({
    mutationFn: (before: number) => fetchOlder(queryClient, roomId, before),
  })

  return {
    history,
    connection,
    messages,
    outgoing,
    /** What others said while this was open, for those who listen rather than look. */
    heard,
    hasOlder: history.data?.hasOlder ?? false,
    older,
    loadOlder: () => {
      const first = messages[0]
      if (first !== undefined) older.mutate(first.seq)
    },
    reconnect: () => socket.current?.reconnect(),
    send(content: string) {
      const clientId = randomId()
      dispatch({ type: 'add', clientId, content, createdAt: new Date().toISOString() })
      transmit(clientId, content)
    },
    resend({ clientId, content }: OutgoingMessage) {
      dispatch({ type: 'resend', clientId })
      transmit(clientId, content)
    },
    discard: ({ clientId }: OutgoingMessage) => dispatch({ type: 'discard', clientId }),
  }
}
