/** Holds waiting things of several owners, who take turns: a queue for each. */
export class TurnQueue<T> {
  /** The queues in the order of their turns. */
  readonly #queues = new Map<string, T[]>()
  #size = 0

  get size(): number {
    return this.#size
  }

  push(owner: string, item: T): void {
    const queue = this.#queues.get(owner)
    if (queue) queue.push(item)
    else this.#queues.set(owner, [item])
    this.#size += 1
  }

  /** The first of whose turn it is. */
  get first(): T | undefined {
    const [queue] = this.#queues.values()
    return queue?.[0]
  }

  /** Removes the first of whose turn it is; they are last in turn then. */
  shift(): T | undefined {
    const [owner, queue] = this.#queues.entries().next().value ?? []
    if (owner === undefined || queue === undefined) return undefined
    const item = queue.shift()
    this.#queues.delete(owner)
    if (queue.length > 0) this.#queues.set(owner, queue)
    this.#size -= 1
    return item
  }

  /** Removes a job that waits, where it does. */
  remove(owner: string, item: T): void {
    const queue = this.#queues.get(owner)
    const at = queue?.indexOf(item) ?? -1
    if (queue === undefined || at < 0) return
    queue.splice(at, 1)
    if (queue.length === 0) this.#queues.delete(owner)
    this.#size -= 1
  }

  /** Removes the last job of the owner with the most; of several such owners, of the one whose turn comes last. */
  popLongest(): T | undefined {
    let longest: [string, T[]] | undefined
    for (const entry of this.#queues) if (!longest || entry[1].length >= longest[1].length) longest = entry
    if (!longest) return undefined
    const [owner, queue] = longest
    const item = queue.pop()
    if (queue.length === 0) this.#queues.delete(owner)
    this.#size -= 1
    return item
  }
}
