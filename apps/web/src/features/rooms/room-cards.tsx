import type { ListedRoom } from '@honjeo/contract/rooms'
import { paths } from '#lib/paths.ts'
import { RoomCard } from './room-card.tsx'

/** Rooms one may look into, one below the other. */
export function RoomCards({ rooms, label }: { rooms: readonly ListedRoom[]; label?: string }) {
  return (
    <ul aria-label={label} className="space-y-3">
      {rooms.map((room) => (
        <li key={room.roomId}>
          <RoomCard room={room} to={paths.room(room.roomId)} />
        </li>
      ))}
    </ul>
  )
}
