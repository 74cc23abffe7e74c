import { inStore, OUTBOX } from '#lib/device/device-db.ts'
import type { OutgoingMessage } from './outgoing-message.ts'

/** A message as it is kept: `order` is given by the store, and shared by all tabs. */
export interface KeptMessage extends OutgoingMessage {
  order?: number
}

export interface OutboxStore {
  /** Returns all messages of this device, oldest first. */
  list(): Promise<KeptMessage[]>
  add(message: OutgoingMessage): Promise<void>
  /** Changes a message at once or not at all: one that another tab removed meanwhile stays away. */
  update(order: number, changes: Partial<OutgoingMessage>): Promise<void>
  remove(order: number): Promise<void>
}

const deviceStore: OutboxStore = {
  list: () => inStore<KeptMessage[]>(OUTBOX, 'readonly', (store) => store.getAll()),
  add: async (message) => {
    await inStore(OUTBOX, 'readwrite', (store) => {
      const added = store.add(message)
      // The store does not wait for an answer that a page being closed would not take any more.
      store.transaction.commit()
      return added
    })
  },
  update: async (order, changes) => {
    await inStore(OUTBOX, 'readwrite', (store) => {
      const found: IDBRequest<KeptMessage | undefined> = store.get(order)
      found.addEventListener('success', () => {
        if (found.result !== undefined) store.put({ ...found.result, ...changes })
      })
      return found
    })
  },
  remove: (order) => inStore(OUTBOX, 'readwrite', (store) => store.delete(order)),
}

/** A store that lasts as long as the page lives. */
export function createMemoryStore(): OutboxStore {
  const kept = new Map<number, KeptMessage>()
  let last = 0
  return {
    list: async () => [...kept.values()],
    add: async (message) => {
      last += 1
      kept.set(last, { ...message, order: last })
    },
    update: async (order, changes) => {
      const found = kept.get(order)
      if (found !== undefined) kept.set(order, { ...found, ...changes })
    },
    remove: async (order) => {
      kept.delete(order)
    },
  }
}

let chosen: Promise<OutboxStore> | undefined

/** The device's own; where it keeps nothing (private mode), the page's memory. */
export function outboxStore(): Promise<OutboxStore> {
  chosen ??= deviceStore.list().then(
    () => deviceStore,
    () => createMemoryStore(),
  )
  return chosen
}
