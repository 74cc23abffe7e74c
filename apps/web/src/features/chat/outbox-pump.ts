import * as failures from '@honjeo/contract/values/error-numbers'
import { useEffect, useEffectEvent, useMemo } from 'react'
import { useStore } from 'zustand'
import { ApiError, errorText } from '#lib/server/api-error.ts'
import { fitForUpload } from '#lib/device/image-file.ts'
import { serverText } from '#lib/server/server-text.ts'
import { SendError } from '#lib/stomp/stomp-status.ts'
import { upload } from '#lib/server/upload.ts'
import { outboxStore } from './outbox-store.ts'
import { RoomOutbox } from './outbox.ts'
import type { OutgoingMessage } from './outgoing-message.ts'

interface PumpOptions {
  outbox: RoomOutbox
  /** Uploads the photo of a message and answers its name. */
  upload: (message: OutgoingMessage, file: Blob) => Promise<string>
  /** Resolves when the server has stored it. */
  send: (message: OutgoingMessage) => Promise<void>
  /** Ends it: the connection is lost, or the room was closed. */
  signal: AbortSignal
}

const PAUSE_MS = 2000

/** Refusals of now, not of the message. */
const TEMPORARY: ReadonlySet<string> = new Set([
  'NETWORK',
  failures.TOO_MANY_MESSAGES,
  failures.TOO_MANY_REQUESTS,
  failures.INTERNAL,
  failures.BUSY,
])

/**
 * Sends what waits, one after the other, so that the room has it in the order it was written: the next one goes when the
 * server has confirmed the last. One that is refused is marked and does not hold up the others.
 */
export async function pumpOutbox({ outbox, upload: uploadPhoto, send, signal }: PumpOptions): Promise<void> {
  await outbox.refresh()
  while (!signal.aborted) {
    const message = outbox.messages.find(({ state }) => state === 'waiting')
    if (message === undefined) {
      await nextChange(outbox, signal)
      continue
    }
    try {
      await send(await withPhoto(message))
      await outbox.change(message.clientId, { state: 'sent' })
    } catch (error) {
      const sentence = refusalOf(error)
      if (sentence === null) await pause(signal)
      else await outbox.change(message.clientId, { state: 'failed', error: sentence })
    }
  }

  async function withPhoto(message: OutgoingMessage): Promise<OutgoingMessage> {
    if (message.file === null || message.imageName !== null) return message
    const imageName = await uploadPhoto(message, message.file)
    await outbox.change(message.clientId, { imageName })
    return { ...message, imageName }
  }
}

/** Returns why it will not be taken, however often it is sent; null when it may be, as after an upload that was broken off. */
function refusalOf(error: unknown): string | null {
  if (error instanceof DOMException) return null
  const { code, message } =
    error instanceof SendError
      ? (error.refusal ?? { code: 'NETWORK', message: '' })
      : { code: error instanceof ApiError ? error.code : 'UNKNOWN', message: errorText(error) }
  return TEMPORARY.has(code) || code.startsWith('AUTH') ? null : serverText(code, null, message)
}

function nextChange(outbox: RoomOutbox, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      stop()
      signal.removeEventListener('abort', done)
      resolve()
    }
    const stop = outbox.shown.subscribe(done)
    signal.addEventListener('abort', done)
  })
}

function pause(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve()
    setTimeout(resolve, PAUSE_MS)
    signal.addEventListener('abort', () => resolve(), { once: true })
  })
}

interface UseOutboxOptions {
  userId: number
  roomId: number
  isConnected: boolean
  send: (message: OutgoingMessage) => Promise<void>
}

/** My messages on their way, sent in their order by the one tab of mine that has the room open and is connected. */
export function useOutbox({ userId, roomId, isConnected, send }: UseOutboxOptions) {
  const outbox = useMemo(() => new RoomOutbox({ userId, roomId, store: outboxStore() }), [userId, roomId])
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

  const { messages, progress } = useStore(outbox.shown)
  return { outbox, messages, progress }
}

/** Locks exist on secure origins only; without them two tabs may send the same, which the server stores once. */
function withLock(name: string, signal: AbortSignal, act: () => Promise<void>): Promise<void> {
  const locks = navigator.locks as LockManager | undefined
  return locks === undefined ? act() : locks.request(name, { signal }, act)
}
