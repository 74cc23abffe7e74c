import { useEffect, useReducer } from 'react'
import { readJson, writeJson } from '#lib/storage.ts'
import { isOutbox, outboxReducer, restoreOutbox } from './outbox.ts'

/** Per member and room, for as long as the tab lives, so that a reload loses nothing that was written. */
export function useOutbox(userId: number, roomId: number) {
  const key = `chat-outbox:${userId}:${roomId}`
  const [outbox, dispatch] = useReducer(outboxReducer, key, (name) =>
    restoreOutbox(readJson(name, [], isOutbox, 'session')),
  )
  useEffect(() => writeJson(key, outbox, 'session'), [key, outbox])
  return [outbox, dispatch] as const
}
