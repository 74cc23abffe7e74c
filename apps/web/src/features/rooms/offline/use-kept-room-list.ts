import type { MyRoom } from '@honjeo/contract/rooms'
import { MY_ROOMS_OFFLINE_MAX } from '@honjeo/contract/values/limits'
import { useMemo } from 'react'
import { createListShelf } from '#lib/kept/list-shelf.ts'
import { useKept } from '#lib/kept/use-kept.ts'

const LIST = 'my-rooms'
const shelf = createListShelf<MyRoom>()

/** Keeps my rooms as they are listed, and finds them on this device while the server is out of reach. */
export function useKeptRoomList(rooms: readonly MyRoom[] | undefined, failure: Error | null) {
  const seen = useMemo(
    () => rooms && { list: LIST, items: rooms.slice(0, MY_ROOMS_OFFLINE_MAX), totalCount: rooms.length },
    [rooms],
  )
  return useKept({ shelf, id: LIST, seen, failure })
}
