import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type Connection, RoomSocket, type RoomSocketListeners } from './chat.socket.ts'

const CONNECTING: Connection = { phase: 'connecting', problem: null }

/** Holds the room's socket open while `isEnabled`; comes back at once when the network or the reader does. */
export function useRoomSocket(
  roomId: number,
  isEnabled: boolean,
  { onSubscribed, onMessage }: Omit<RoomSocketListeners, 'onChange'>,
) {
  const [connection, setConnection] = useState(CONNECTING)
  const socket = useRef<RoomSocket>(null)
  const handleSubscribed = useEffectEvent(onSubscribed)
  const handleMessage = useEffectEvent(onMessage)

  useEffect(() => {
    if (!isEnabled) return
    const opened = new RoomSocket(roomId, {
      onChange: setConnection,
      onSubscribed: () => handleSubscribed(),
      onMessage: (message) => handleMessage(message),
    })
    socket.current = opened
    return () => {
      opened.close()
      socket.current = null
      setConnection(CONNECTING)
    }
  }, [roomId, isEnabled])

  const isLost = connection.phase === 'disconnected'
  useEffect(() => {
    if (!isLost) return
    const handleReturn = () => {
      if (!document.hidden) socket.current?.reconnect()
    }
    window.addEventListener('online', handleReturn)
    document.addEventListener('visibilitychange', handleReturn)
    return () => {
      window.removeEventListener('online', handleReturn)
      document.removeEventListener('visibilitychange', handleReturn)
    }
  }, [isLost])

  return { connection, socket }
}
