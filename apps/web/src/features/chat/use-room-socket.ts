import { TYPING_SECONDS } from '@honjeo/contract/values/limits'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ConnectionState } from '#lib/stomp/stomp-status.ts'
import { useRenderedFailure } from '#lib/page/rendering.ts'
import type { RoomSocket, RoomSocketListeners } from './chat.socket.ts'

const CONNECTING: ConnectionState = { phase: 'connecting', problem: null }

/** Holds the room's socket open while `isEnabled`. Its code comes behind that of the screen, which shows what was said meanwhile. */
export function useRoomSocket(roomId: number, isEnabled: boolean, listeners: Omit<RoomSocketListeners, 'onChange'>) {
  const [connection, setConnection] = useState(CONNECTING)
  const socket = useRef<RoomSocket>(null)
  const fail = useRenderedFailure()
  const handleSubscribed = useEffectEvent(() => listeners.onSubscribed())
  const handleMessage = useEffectEvent<RoomSocketListeners['onMessage']>((message) => listeners.onMessage(message))
  const handleStateSubscribed = useEffectEvent(() => listeners.onStateSubscribed())
  const handleState = useEffectEvent<RoomSocketListeners['onState']>((state) => listeners.onState(state))

  useEffect(() => {
    if (!isEnabled) return
    let isOver = false
    async function open() {
      const { RoomSocket: Socket } = await import('./chat.socket.ts')
      if (isOver) return
      socket.current = new Socket(roomId, {
        onChange: setConnection,
        onSubscribed: () => handleSubscribed(),
        onMessage: (message) => handleMessage(message),
        onStateSubscribed: () => handleStateSubscribed(),
        onState: (state) => handleState(state),
      })
    }
    open().catch(fail)
    return () => {
      isOver = true
      socket.current?.close()
      socket.current = null
      setConnection(CONNECTING)
    }
  }, [roomId, isEnabled, fail])

  return { connection, socket }
}

export interface Typist {
  userId: number
  username: string
  /** The time when the last sign of it loses its meaning, ms. */
  until: number
}

const TYPING_MS = TYPING_SECONDS * 1000

/** Knows who is writing just now, without me, and when to report that I am. */
export function useTyping(myId: number) {
  const [typists, setTypists] = useState<readonly Typist[]>([])
  const announcedAt = useRef(-TYPING_MS)

  useEffect(() => {
    if (typists.length === 0) return
    const next = Math.min(...typists.map(({ until }) => until))
    const timer = setTimeout(
      () => setTypists((all) => all.filter(({ until }) => until > performance.now())),
      Math.max(0, next - performance.now()) + 1,
    )
    return () => clearTimeout(timer)
  }, [typists])

  return {
    typists,
    hear({ userId, username }: { userId: number; username: string }) {
      if (userId === myId) return
      const until = performance.now() + TYPING_MS
      setTypists((all) => [...all.filter((each) => each.userId !== userId), { userId, username, until }])
    },
    /** They said it. */
    forget(userId: number | null) {
      setTypists((all) =>
        all.some((each) => each.userId === userId) ? all.filter((each) => each.userId !== userId) : all,
      )
    },
    announce(send: () => void) {
      if (performance.now() - announcedAt.current < TYPING_MS / 2) return
      announcedAt.current = performance.now()
      send()
    },
  }
}
