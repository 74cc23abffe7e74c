import type { ChatMessage } from '@honjeo/contract/chat'
import { MESSAGES_OFFLINE_MAX, ROOMS_OFFLINE_MAX } from '@honjeo/contract/values/limits'
import { useEffect, useState } from 'react'
import { CONVERSATIONS } from '#lib/device-db.ts'
import { createShelf } from '#lib/kept/shelf.ts'
import { useKept } from '#lib/kept/use-kept.ts'

export interface SeenConversation {
  roomId: number
  messages: readonly ChatMessage[]
  /** Whose messages stay hidden. */
  blockedIds: readonly number[]
}

const shelf = createShelf<SeenConversation>({ store: CONVERSATIONS, key: 'roomId', max: ROOMS_OFFLINE_MAX })

/** A conversation is kept when it has been still for so long: not with every message while many come in. */
const STILL_MS = 500

export interface ShownConversation {
  roomId: number
  /** Undefined until they are known. */
  messages: readonly ChatMessage[] | undefined
  blockedIds: ReadonlySet<number> | undefined
  failure: Error | null
}

/** Keeps the end of a conversation that is opened on this device, and finds it there while the server is out of reach. */
export function useKeptConversation({ roomId, messages, blockedIds, failure }: ShownConversation) {
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
