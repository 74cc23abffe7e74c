import type { Clock } from '../lib/clock.ts'

/** A clock that keeps the time of the test file's start until a test moves it. */
export class TestClock implements Clock {
  #now = new Date()

  now() {
    return new Date(this.#now)
  }

  /** The instant so many seconds from now, as the API writes it. */
  inSeconds(seconds: number): string {
    return new Date(this.#now.getTime() + seconds * 1000).toISOString()
  }

  inMinutes(minutes: number): string {
    return this.inSeconds(minutes * 60)
  }

  advance(seconds: number) {
    this.#now = new Date(this.inSeconds(seconds))
  }
}
