import { CONVERSATIONS, inStore, LISTS, ROOMS } from '#lib/device/device-db.ts'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ApiError, isRefusal } from '#lib/server/api-error.ts'
import { useSession } from '#lib/server/session.ts'

export type Kept<Value> = Value & Stamp

/** What a member saw last of one kind, on this device. Each call rejects where the browser keeps nothing. */
export interface Shelf<Value> {
  /** Identifies the list. */
  name: string
  /** Keeps a row in place of its former self; what was kept longest ago may go for it, and what was another member's goes. */
  keep(row: Kept<Value>): Promise<void>
  find(userId: number, id: IDBValidKey): Promise<Kept<Value> | null>
  /** Returns the rows, last kept first. */
  list(userId: number): Promise<Kept<Value>[]>
  drop(id: IDBValidKey): Promise<void>
}

export interface ShelfOptions<Value> {
  /** The store of the device's database whose key is `key`. */
  store: string
  key: keyof Value & string
  /** Rows of one member. */
  max: number
}

export function createShelf<Value extends object>({ store, key, max }: ShelfOptions<Value>): Shelf<Value> {
  const idOf = (row: Value) => row[key] as IDBValidKey
  return {
    name: store,
    async keep(row) {
      await inStore(store, 'readwrite', (rows) => {
        const put = rows.put(row)
        const all: IDBRequest<Kept<Value>[]> = rows.getAll()
        all.addEventListener('success', () => {
          for (const each of surplus(all.result, row.userId, max)) rows.delete(idOf(each))
        })
        return put
      })
    },
    async find(userId, id) {
      const found = await inStore<Kept<Value> | undefined>(store, 'readonly', (rows) => rows.get(id))
      return found?.userId === userId ? found : null
    },
    async list(userId) {
      const all = await inStore<Kept<Value>[]>(store, 'readonly', (rows) => rows.getAll())
      return all.filter((each) => each.userId === userId).toSorted((a, b) => b.savedAt.localeCompare(a.savedAt))
    },
    async drop(id) {
      await inStore(store, 'readwrite', (rows) => rows.delete(id))
    },
  }
}

/**
 * NOT_NEEDED: the thing is there, being asked for, or refused. While no answer comes: LOOKING on the device, then KEPT, or
 * MISSING where it was not seen here lately.
 */
export type KeptState<Value> =
  | { state: 'NOT_NEEDED' | 'LOOKING' | 'MISSING' }
  | { state: 'KEPT'; row: Kept<Value>; failure: Error }

export interface UseKeptOptions<Value> {
  shelf: Shelf<Value>
  id: IDBValidKey
  /** What is seen now, the same object as long as it is the same; undefined while there is none. */
  seen: Value | undefined
  /** The reason why there is none, at the first failure already: the tries that follow take seconds. */
  failure: Error | null
}

/** The statuses of what was deleted, or is no longer the member's. */
const GONE = new Set([403, 404])

/** Keeps what a member sees on this device, and finds it there while the server is out of reach. */
export function useKept<Value extends object>({ shelf, id, seen, failure }: UseKeptOptions<Value>): KeptState<Value> {
  const userId = useSession()?.userId
  const isAway = seen === undefined && failure !== null && !isRefusal(failure)
  const isGone = failure instanceof ApiError && GONE.has(failure.status)

  useEffect(() => {
    if (userId === undefined) return
    // Where nothing can be kept, it is read with a network only.
    if (isGone) shelf.drop(id).catch(() => undefined)
    else if (seen !== undefined)
      shelf.keep({ ...seen, userId, savedAt: new Date().toISOString() }).catch(() => undefined)
  }, [shelf, userId, id, seen, isGone])

  const { data: row, isError } = useQuery({
    queryKey: ['kept', shelf.name, userId, id],
    queryFn: isAway && userId !== undefined ? () => shelf.find(userId, id) : skipToken,
    retry: false,
    gcTime: 0,
  })
  if (!isAway) return { state: 'NOT_NEEDED' }
  if (row === undefined) return { state: isError ? 'MISSING' : 'LOOKING' }
  return row === null ? { state: 'MISSING' } : { state: 'KEPT', row, failure }
}

/** The fields of every record that is kept to be read without a network. */
export interface Stamp {
  /** The member who was signed in then, and the only one who may read it. */
  userId: number
  /** An instant, ISO 8601. */
  savedAt: string
}

/** Returns the rows to let go: those of others, and beyond the limit those that were kept longest ago. */
export function surplus<Row extends Stamp>(rows: readonly Row[], userId: number, max: number): Row[] {
  const own = rows.filter((each) => each.userId === userId).toSorted((a, b) => b.savedAt.localeCompare(a.savedAt))
  const staying = new Set(own.slice(0, max))
  return rows.filter((each) => !staying.has(each))
}

/** A list of a member's own things, or its beginning. */
export interface SeenList<Item> {
  /** Identifies the list. */
  list: string
  items: readonly Item[]
  /** The number of entries in the whole list, which may be more than `items`. */
  totalCount: number
}

/** Makes a shelf of lists: there is one row for each, so none has to go for another. */
export const createListShelf = <Item>() =>
  createShelf<SeenList<Item>>({ store: LISTS, key: 'list', max: Number.POSITIVE_INFINITY })

/** I am no longer in a room, and may not read on: what this device kept of it goes. Never rejects. */
export async function forgetKeptRoom(roomId: number): Promise<void> {
  await Promise.allSettled(
    [ROOMS, CONVERSATIONS].map((name) => inStore(name, 'readwrite', (rows) => rows.delete(roomId))),
  )
}
