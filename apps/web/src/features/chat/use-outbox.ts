import { useCallback, useEffect, useEffectEvent, useMemo, useSyncExternalStore } from 'react'
import { fitForUpload } from '#lib/image-file.ts'
import { upload } from '#lib/upload.ts'
import { Outbox } from './outbox.ts'
import { pumpOutbox } from './outbox-pump.ts'
import { outboxStore } from './outbox-store.ts'
import type { OutgoingMessage } from './outgoing-message.ts'

export interface UseOutboxOptions {
  userId: number
  roomId: number
  isConnected: boolean
  send: (message: OutgoingMessage) => Promise<void>
}

/** My messages on their way, sent in their order by the one tab of mine that has the room open and is connected. */
export function useOutbox({ userId, roomId, isConnected, send }: UseOutboxOptions) {
  const outbox = useMemo(() => new Outbox({ userId, roomId, store: outboxStore() }), [userId, roomId])
  const handleSend = useEffectEvent(send)
  useEffect(() => outbox.open(), [outbox])

  useEffect(() => {
    if (!isConnected) return
    const controller = new AbortController()
    const { signal } = controller
    const pump = () =>
      pumpOutbox({
        outbox,
        signal,
        send: (message) => handleSend(message),
        upload: async ({ clientId }, file) => {
          const onProgress = (share: number) => outbox.setProgress(clientId, share)
          return (await upload('POST /api/image/upload', await fitForUpload(file), {}, { signal, onProgress }))
            .imageName
        },
      })
    withLock(`chat-outbox:${userId}:${roomId}`, signal, pump).catch(() => undefined)
    return () => controller.abort()
  }, [outbox, isConnected, userId, roomId])

  const subscribe = useCallback((listener: () => void) => outbox.subscribe(listener), [outbox])
  const messages = useSyncExternalStore(subscribe, () => outbox.messages)
  const progress = useSyncExternalStore(subscribe, () => outbox.progress)
  return { outbox, messages, progress }
}

/** Locks exist on secure origins only; without them two tabs may send the same, which the server stores once. */
function withLock(name: string, signal: AbortSignal, act: () => Promise<void>): Promise<void> {
  const locks = navigator.locks as LockManager | undefined
  return locks === undefined ? act() : locks.request(name, { signal }, act)
}
