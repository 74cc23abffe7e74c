/** Keeps what was made for the `max` keys asked for last, from the moment it is being made; a failure is not kept. */
export function createPromiseCache<Value>(max: number) {
  // A map is in order of insertion: the first key is the one not asked for the longest.
  const kept = new Map<string, Promise<Value>>()

  return function recall(key: string, make: () => Promise<Value>): Promise<Value> {
    const known = kept.get(key)
    const value = known ?? make()
    kept.delete(key)
    kept.set(key, value)
    for (const oldest of kept.keys()) {
      if (kept.size <= max) break
      kept.delete(oldest)
    }
    if (!known) value.catch(() => kept.get(key) === value && kept.delete(key))
    return value
  }
}
