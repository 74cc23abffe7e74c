import type { Clock } from '../clock.ts'

/** A clock that stands still at the start of the test file until a test moves it. */
export class TestClock implements Clock {
  #now = new Date()

  now() {
    return new Date(this.#now)
  }

  advance(seconds: number) {
    this.#now = new Date(this.#now.getTime() + seconds * 1000)
  }
}
