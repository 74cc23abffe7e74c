/** Hands its items to `work` one after another in order of arrival; `work` must not reject. */
export class SerialQueue<T> {
  readonly #limit: number
  readonly #work: (item: T) => Promise<void>
  #items: T[] = []
  #running: Promise<void> | undefined

  constructor(limit: number, work: (item: T) => Promise<void>) {
    this.#limit = limit
    this.#work = work
  }

  /** False, and nothing added, when as many items as allowed are already waiting. */
  push(item: T): boolean {
    if (this.#items.length >= this.#limit) return false
    this.#items.push(item)
    this.#running ??= this.#run()
    return true
  }

  /** Forgets what has not begun; resolves when the item in work is done. */
  async stop(): Promise<void> {
    this.#items = []
    await this.#running
  }

  async #run(): Promise<void> {
    for (let item = this.#items.shift(); item !== undefined; item = this.#items.shift()) {
      await this.#work(item)
    }
    this.#running = undefined
  }
}
