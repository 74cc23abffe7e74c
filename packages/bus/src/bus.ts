import { HandlerTable, type Handler } from './bus-handlers.ts'

/**
 * Carries hints between the processes of one service. A payload reaches this process's own handlers always, in order of
 * publication; it reaches other processes while Redis is there, in an order of its own, and may be lost: whatever must
 * not be missed is looked up in the database. Handlers must not throw.
 */
export interface Bus {
  /** Never rejects. */
  publish(channel: string, payload: string): Promise<void>
  subscribe(channel: string, handler: Handler): Promise<void>
  /** Rejects while other processes cannot be reached. */
  ping(): Promise<void>
  close(): Promise<void>
}

/** The bus of a process that is alone. */
export function createMemoryBus(): Bus {
  const handlers = new HandlerTable()
  return {
    async publish(channel, payload) {
      handlers.deliver(channel, payload, true)
    },
    async subscribe(channel, handler) {
      handlers.add(channel, handler)
    },
    async ping() {},
    async close() {
      handlers.clear()
    },
  }
}
