import { vi } from 'vitest'

/** A `localStorage` that is empty and that no other test sees. */
export function stubLocalStorage(): void {
  const entries = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, text: string) => void entries.set(key, text),
    removeItem: (key: string) => void entries.delete(key),
  })
}
