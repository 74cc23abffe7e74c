import type { PersistStorage, StorageValue } from 'zustand/middleware'
import { readJson, remove, writeJson } from '#lib/device/storage.ts'

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Whether every value that both know is of one kind; what `start` has as null may be anything but a yes or no. */
function isLike(start: object, value: unknown): boolean {
  if (!isRecord(value)) return false
  return Object.entries(start).every(([name, first]: [string, unknown]) => {
    const kept = value[name]
    if (kept === undefined) return true
    if (first === null) return typeof kept !== 'boolean'
    if (Array.isArray(first)) return Array.isArray(kept)
    return isRecord(first) ? isLike(first, kept) : typeof kept === typeof first
  })
}

/**
 * The place where a store keeps what is half done: as long as the tab lives, through reloads, and never beyond. What is kept there
 * and is not like the store's `start` is none.
 */
export function tabStorage<S extends object>(start: S): PersistStorage<S> {
  const isStored = (value: unknown): value is StorageValue<S> | null =>
    value === null || (isRecord(value) && isLike(start, value['state']))
  return {
    getItem: (name) => readJson<StorageValue<S> | null>(name, null, isStored, 'session'),
    setItem: (name, value) => void writeJson(name, value, 'session'),
    removeItem: (name) => remove(name, 'session'),
  }
}
