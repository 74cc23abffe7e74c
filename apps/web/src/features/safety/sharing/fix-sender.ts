import { metresBetween } from '@honjeo/contract/values/geo'
import type { FixDraft } from '@honjeo/contract/position'
import type { DeviceFix } from '#lib/position/geolocation.ts'
import { isFinal } from '#lib/server/outcome.ts'

/** A position that is no older than this need not be sent again, unless … */
export const AGAIN_MS = 15_000
/** … one is somewhere else by now, … */
const ELSEWHERE_M = 30
/** … and even then not with each step of a bus. */
const AT_ONCE_MS = 5000

/** Whether a new position is worth the battery and the network after the one that was sent last. */
export function isWorthSending(fix: DeviceFix, last: DeviceFix | null): boolean {
  if (last === null) return true
  const age = fix.takenAt - last.takenAt
  // A device's clock that was put back says nothing of the age.
  if (age < 0 || age >= AGAIN_MS) return true
  return age >= AT_ONCE_MS && metresBetween(fix, last) >= ELSEWHERE_M
}

export interface FixSenderOptions {
  send: (fix: FixDraft) => Promise<unknown>
  /** What has arrived, and what waits because the last try got no answer. */
  onChange: (state: { waiting: FixDraft | null; sent?: FixDraft }) => void
  /** The server wants no more of it: the share is over. */
  onRefused: () => void
}

/** Sends one position after another, and of those that could not be sent the newest, for only that is of use to others. */
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
