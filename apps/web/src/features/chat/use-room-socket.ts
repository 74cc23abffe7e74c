import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Connection } from '#lib/stomp/stomp-status.ts'
import { useRenderedFailure } from '#lib/use-rendered-failure.ts'
import type { RoomSocket, RoomSocketListeners } from './chat.socket.ts'

const CONNECTING: Connection = { phase: 'connecting', problem: null }

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
