import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { Connection } from '#lib/stomp/stomp-status.ts'
import { RoomSocket, type RoomSocketListeners } from './chat.socket.ts'

const CONNECTING: Connection = { phase: 'connecting', problem: null }

/** Holds the room's socket open while `isEnabled`. */
export function useRoomSocket(roomId: number, isEnabled: boolean, listeners: Omit<RoomSocketListeners, 'onChange'>) {
  const [connection, setConnection] = useState(CONNECTING)
  const socket = useRef<RoomSocket>(null)
  const handleSubscribed = useEffectEvent(() => listeners.onSubscribed())
  const handleMessage = useEffectEvent<RoomSocketListeners['onMessage']>((message) => listeners.onMessage(message))
  const handleStateSubscribed = useEffectEvent(() => listeners.onStateSubscribed())
  const handleState = useEffectEvent<RoomSocketListeners['onState']>((state) => listeners.onState(state))

  useEffect(() => {
    if (!isEnabled) return
    const opened = new RoomSocket(roomId, {
      onChange: setConnection,
      onSubscribed: () => handleSubscribed(),
      onMessage: (message) => handleMessage(message),
      onStateSubscribed: () => handleStateSubscribed(),
      onState: (state) => handleState(state),
    })
    socket.current = opened
    return () => {
      opened.close()
      socket.current = null
      setConnection(CONNECTING)
    }
  }, [roomId, isEnabled])

  return { connection, socket }
}
