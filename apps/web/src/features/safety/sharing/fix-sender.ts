import type { FixDraft } from '@honjeo/contract/position'
import { isFinal } from '#lib/is-final.ts'

export interface FixSenderOptions {
  send: (fix: FixDraft) => Promise<unknown>
  /** What has arrived, and what waits because the last try got no answer. */
  onChange: (state: { waiting: FixDraft | null; sent?: FixDraft }) => void
  /** The server wants no more of it: the share is over. */
  onRefused: () => void
}

/** Sends one position after another, and of those that could not be sent the newest, for only that is of use to anybody. */
export class FixSender {
  readonly #options: FixSenderOptions
  #waiting: FixDraft | null = null
  #isSending = false
  #isOver = false

  constructor(options: FixSenderOptions) {
    this.#options = options
  }

  offer(fix: FixDraft): void {
    if (this.#isOver) return
    this.#waiting = fix
    void this.flush()
  }

  /** Tries again what waits; call it when there may be a network again. */
  async flush(): Promise<void> {
    if (this.#isSending) return
    this.#isSending = true
    try {
      for (let fix = this.#waiting; fix !== null && !this.#isOver; fix = this.#waiting) {
        await this.#options.send(fix)
        if (this.#waiting === fix) this.#waiting = null
        if (!this.#isOver) this.#options.onChange({ waiting: null, sent: fix })
      }
    } catch (error) {
      // Without an answer, or asked too often, it waits for the next one, or for the network.
      if (this.#isOver) return
      if (!isFinal(error)) return this.#options.onChange({ waiting: this.#waiting })
      this.stop()
      this.#options.onRefused()
    } finally {
      this.#isSending = false
    }
  }

  stop(): void {
    this.#isOver = true
    this.#waiting = null
  }
}
