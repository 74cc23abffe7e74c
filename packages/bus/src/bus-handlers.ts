/** A handler of payloads; `isOwn` says that this process published it. */
export type Handler = (payload: string, isOwn: boolean) => void

/** The handlers in this process, by the channel that each hears. */
export class HandlerTable {
  readonly #handlers = new Map<string, Set<Handler>>()

  add(channel: string, handler: Handler): void {
    const handlers = this.#handlers.get(channel) ?? new Set()
    this.#handlers.set(channel, handlers.add(handler))
  }

  channels(): string[] {
    return [...this.#handlers.keys()]
  }

  clear(): void {
    this.#handlers.clear()
  }

  /** Delivers a payload in order, but never before the caller has gone on. */
  deliver(channel: string, payload: string, isOwn: boolean): void {
    for (const handler of this.#handlers.get(channel) ?? []) queueMicrotask(() => handler(payload, isOwn))
  }
}
