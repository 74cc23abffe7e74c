import { ID_MAX } from '@honjeo/contract/values/limits'

export type DestinationParams = Record<string, number>

interface Entry<T> {
  pattern: string
  regex: RegExp
  paramNames: string[]
  target: T
}

/** The form of a pattern: it has nothing that a regular expression would read otherwise, or that STOMP would have to escape. */
const PATTERN = /^(\/:?[a-zA-Z]+)+$/

/** The handlers of patterns such as `/app/chat/:roomId`. Parameters are ids: plain positive integers up to ID_MAX. */
export class DestinationTable<T> {
  readonly #entries: Entry<T>[] = []

  add(pattern: string, target: T): void {
    if (!PATTERN.test(pattern)) throw new Error(`not a destination pattern: ${pattern}`)
    if (this.#entries.some((entry) => entry.pattern === pattern)) throw new Error(`already taken: ${pattern}`)
    const paramNames = Array.from(pattern.matchAll(/:(\w+)/g), ([, name = '']) => name)
    const regex = new RegExp(`^${pattern.replaceAll(/:\w+/g, '([1-9]\\d{0,15})')}$`)
    this.#entries.push({ pattern, regex, paramNames, target })
  }

  find(destination: string): { target: T; params: DestinationParams } | undefined {
    for (const { regex, paramNames, target } of this.#entries) {
      const match = regex.exec(destination)
      if (!match) continue
      const params: DestinationParams = {}
      for (let i = 0; i < paramNames.length; i++) params[paramNames[i]!] = Number(match[i + 1])
      return Object.values(params).some((id) => id > ID_MAX) ? undefined : { target, params }
    }
    return undefined
  }
}

/**
 * Returns where a subscription to `destination` listens: everyone who subscribes to `/user/queue/events` has a topic of their own,
 * `/user/7/queue/events`; all other destinations are topics as they are. What is published goes to topics.
 */
export function topicOf(destination: string, userId: number): string {
  return destination.startsWith('/user/') ? `/user/${userId}/${destination.slice('/user/'.length)}` : destination
}
