import { createStore } from 'zustand'
import { randomId } from '#lib/server/once.ts'
import type { KeptMessage, OutboxStore } from './outbox-store.ts'
import type { MessageDraft, OutgoingMessage } from './outgoing-message.ts'

const CHANNEL = 'chat-outbox'

export interface RoomOutboxOptions {
  userId: number
  roomId: number
  store: Promise<OutboxStore>
}

interface ShownOutbox {
  messages: readonly OutgoingMessage[]
  progress: { clientId: string; share: number } | null
}

/**
 * My messages on their way to one room, oldest first. What it shows is at once what I did; what it keeps follows, one
 * step after the other, and other tabs read it again after each.
 */
export class RoomOutbox {
  readonly #options: RoomOutboxOptions
  /** What the screen shows; `progress` is that of the photo that is being uploaded here. */
  readonly shown = createStore<ShownOutbox>()(() => ({ messages: [], progress: null }))
  #channel: BroadcastChannel | null = null
  /** The messages with those that are being removed; what is shown is without them. */
  #messages: readonly KeptMessage[] = []
  readonly #removed = new Set<string>()
  #steps: Promise<unknown> = Promise.resolve()

  constructor(options: RoomOutboxOptions) {
    this.#options = options
  }

  /** Reads what is kept, and from then on whatever another tab does. Returns the way to stop. */
  open(): () => void {
    const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL)
    channel?.addEventListener('message', () => void this.refresh())
    this.#channel = channel
    void this.refresh()
    return () => void this.#shut(channel)
  }

  get messages(): readonly OutgoingMessage[] {
    return this.shown.getState().messages
  }

  add(draft: MessageDraft): Promise<void> {
    const { userId, roomId } = this.#options
    const createdAt = new Date().toISOString()
    const own = { userId, roomId, clientId: randomId(), createdAt }
    const message: KeptMessage = { ...draft, ...own, state: 'waiting', error: null, imageName: null }
    this.#show([...this.#messages, message])
    // The message is kept ahead of the steps that are under way: the page may be closed the next moment.
    const adding = this.#options.store.then((store) => store.add(message))
    adding.catch(() => undefined)
    return this.#step(() => adding)
  }

  change(clientId: string, changes: Partial<OutgoingMessage>): Promise<void> {
    const known = this.#find(clientId)
    if (known !== undefined) this.#replace({ ...known, ...changes })
    return this.#step(async (store) => {
      const order = this.#find(clientId)?.order
      if (order !== undefined) await store.update(order, changes)
    })
  }

  remove(clientId: string): Promise<void> {
    // Its place in the store may be known only after the steps before this one.
    this.#removed.add(clientId)
    this.#show(this.#messages)
    return this.#step(async (store) => {
      const order = this.#find(clientId)?.order
      if (order !== undefined) await store.remove(order)
    })
  }

  /** An uploaded photo may be gone by now, so it is uploaded again. */
  resend(clientId: string): Promise<void> {
    return this.change(clientId, { state: 'waiting', error: null, imageName: null })
  }

  /** Reads what is kept; resolves when everything done before is kept too. */
  refresh(): Promise<void> {
    return this.#run(async () => undefined)
  }

  setProgress(clientId: string, share: number): void {
    this.shown.setState({ progress: { clientId, share } })
  }

  /** Closes the channel, but not before other tabs know what is still on its way to the store. */
  async #shut(channel: BroadcastChannel | null): Promise<void> {
    await this.#steps
    channel?.close()
    if (this.#channel === channel) this.#channel = null
  }

  async #step(act: (store: OutboxStore) => Promise<void>): Promise<void> {
    await this.#run(act)
    this.#channel?.postMessage(null)
  }

  #run(act: (store: OutboxStore) => Promise<void>): Promise<void> {
    const step = this.#after(this.#steps, act)
    this.#steps = step.catch(() => undefined)
    return step
  }

  async #after(earlier: Promise<unknown>, act: (store: OutboxStore) => Promise<void>): Promise<void> {
    await earlier
    const store = await this.#options.store
    await act(store)
    this.#take(await store.list())
  }

  /** What was written a moment ago is not among the kept yet. */
  #take(all: readonly KeptMessage[]): void {
    const { userId, roomId } = this.#options
    const kept = all.filter((each) => each.userId === userId && each.roomId === roomId)
    const ids = new Set(kept.map(({ clientId }) => clientId))
    const unkept = this.#messages.filter(({ order, clientId }) => order === undefined && !ids.has(clientId))
    this.#show([...kept, ...unkept])
  }

  #find(clientId: string): KeptMessage | undefined {
    return this.#messages.find((each) => each.clientId === clientId)
  }

  #replace(message: KeptMessage): void {
    this.#show(this.#messages.map((each) => (each.clientId === message.clientId ? message : each)))
  }

  #show(messages: readonly KeptMessage[]): void {
    this.#messages = messages
    this.shown.setState({ messages: messages.filter(({ clientId }) => !this.#removed.has(clientId)) })
  }
}
