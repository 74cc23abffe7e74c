import { inStore } from '../device-db.ts'
import { type Stamp, surplus } from './surplus.ts'

export type Kept<Value> = Value & Stamp

/** What a member saw last of one kind, on this device. Each call rejects where the browser keeps nothing. */
export interface Shelf<Value> {
  /** Tells it from the others. */
  name: string
  /** In place of its former self; what was kept longest ago may go for it, and what was another member's goes. */
  keep(row: Kept<Value>): Promise<void>
  find(userId: number, id: IDBValidKey): Promise<Kept<Value> | null>
  /** Last kept first. */
  list(userId: number): Promise<Kept<Value>[]>
  drop(id: IDBValidKey): Promise<void>
}

export interface ShelfOptions<Value> {
  /** Of the device's database, whose key is `key`. */
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
