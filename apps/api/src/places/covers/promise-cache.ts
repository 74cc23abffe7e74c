import { LRUCache } from 'lru-cache'

/** Keeps what was made for the `max` keys asked for last, from the moment it is being made; a failure is not kept. */
export function createPromiseCache<Value>(max: number) {
  const kept = new LRUCache<string, Promise<Value>>({ max })

  return function recall(key: string, make: () => Promise<Value>): Promise<Value> {
    const known = kept.get(key)
    if (known !== undefined) return known
    const value = make()
    kept.set(key, value)
    value.catch(() => kept.peek(key) === value && kept.delete(key))
    return value
  }
}
