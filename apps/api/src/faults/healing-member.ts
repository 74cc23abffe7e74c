import { setTimeout as delay } from 'node:timers/promises'
import type { ChatMessage, MessagePage } from '@honjeo/contract/chat'
import { roomInbox, roomTopic } from '@honjeo/contract/values/destinations'
import { CHAT_CATCH_UP_SIZE, STOMP_HEART_BEAT_MS } from '@honjeo/contract/values/limits'
import { talk } from '../testing/conversation.ts'
import { callServer } from '../testing/server-process.ts'
import { socketUrl } from './cluster.ts'
import type { CrowdMember } from './crowd.ts'
import { MemberSocket } from './member-socket.ts'

const RECONNECT_MAX_MS = 30_000

export interface HealingOptions {
  /** Servers it may go to; the next one when one does not answer. */
  urls: readonly string[]
  /** Mean of the first pause before it comes back, as the web's 5 s. */
  reconnectMs: number
  /** The milliseconds between heart-beats; 0 for none. */
  heartBeatMs?: number
}

/**
 * A client as ours is: it comes back by itself after a pause of its own length, fetches what it missed by number, and
 * sends again what was not confirmed.
 */
export class HealingMember {
  /** What the member sees of the room, in the order it came to be seen. */
  readonly heard: ChatMessage[] = []
  /** How long it took, each time it came back, until nothing was missing. */
  readonly healedMs: number[] = []
  /** The reasons why it could not come back, one for each try in vain. */
  readonly failures: string[] = []
  readonly #member: CrowdMember
  readonly #options: HealingOptions
  #at: number
  #socket: MemberSocket | undefined
  #isClosed = false
  #newest = 0
  #catchingUp: Promise<void> | undefined
  #comesBack: () => void = () => {}
  #isBack = Promise.resolve()

  private constructor(member: CrowdMember, options: HealingOptions) {
    this.#member = member
    this.#options = options
    this.#at = member.id % options.urls.length
  }

  static async open(member: CrowdMember, options: HealingOptions): Promise<HealingMember> {
    const opened = new HealingMember(member, options)
    await opened.#comeBack(0)
    return opened
  }

  /** Resolves when it is stored, however often the connection is lost meanwhile. */
  async say(content: string): Promise<void> {
    const { roomId } = this.#member
    const message = talk(roomId, content)
    for (let isStored = false; !isStored;) {
      await this.#isBack
      isStored = await this.#socket!.send(roomInbox(roomId), message).then(
        () => true,
        () => false,
      )
    }
  }

  /** Reads nothing more, as a device that has fallen asleep. */
  fallAsleep(): void {
    this.#socket?.socket.pause()
  }

  wakeUp(): void {
    this.#socket?.socket.resume()
  }

  /** Resolves when it is connected and misses nothing. */
  get isBack(): Promise<void> {
    return this.#isBack
  }

  close(): void {
    this.#isClosed = true
    this.#socket?.cut()
  }

  get #url(): string {
    return this.#options.urls[this.#at]!
  }

  async #connect(): Promise<void> {
    const { accessToken, roomId } = this.#member
    const socket = await MemberSocket.connect(
      socketUrl(this.#url),
      accessToken,
      this.#options.heartBeatMs ?? STOMP_HEART_BEAT_MS,
    )
    const connectedAt = performance.now()
    try {
      await socket.subscribe<ChatMessage>(roomTopic(roomId), (message) => this.#hear(message))
      await this.#catchUp()
    } catch (error) {
      socket.cut()
      throw error
    }
    this.healedMs.push(performance.now() - connectedAt)
    this.#socket = socket
    void socket.ended.then(() => this.#comeBack())
  }

  async #comeBack(pause = this.#options.reconnectMs): Promise<void> {
    if (this.#isClosed) return
    this.#isBack = new Promise((resolve) => (this.#comesBack = resolve))
    const isConnected = () =>
      this.#connect().then(
        () => true,
        (error: Error) => void this.failures.push(error.message),
      )
    for (let wait = pause; ; wait = Math.max(2 * wait, this.#options.reconnectMs)) {
      await delay(Math.min(RECONNECT_MAX_MS, wait * (0.5 + Math.random())))
      if (this.#isClosed || (await isConnected())) break
      this.#at = (this.#at + 1) % this.#options.urls.length
    }
    this.#comesBack()
  }

  #hear(message: ChatMessage): void {
    this.#newest = Math.max(this.#newest, message.seq)
    if (message.seq === this.heard.length + 1 && !this.#catchingUp) this.heard.push(message)
    // Where the connection is lost over this, coming back begins with it.
    else if (message.seq > this.heard.length) this.#catchUp().catch(() => {})
  }

  /** Fetches until nothing is missing that is known of. */
  #catchUp(): Promise<void> {
    this.#catchingUp ??= this.#fetchMissing().finally(() => (this.#catchingUp = undefined))
    return this.#catchingUp
  }

  async #fetchMissing(): Promise<void> {
    const { accessToken: token, roomId } = this.#member
    for (let hasMore = true; hasMore;) {
      const query = `size=${CHAT_CATCH_UP_SIZE}&after=${this.heard.length}`
      const { result } = await callServer<MessagePage>(`${this.#url}/api/chatrooms/${roomId}/messages?${query}`, {
        token,
      })
      this.heard.push(...result.messages)
      hasMore = result.hasNext || this.heard.length < this.#newest
    }
  }
}
