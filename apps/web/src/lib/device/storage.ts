import { logOnce } from './persistence.ts'

type Area = 'local' | 'session'

/** What cannot be stored on the device (private mode, full disk) lives here until the page is closed. */
const memory = { local: new Map<string, string>(), session: new Map<string, string>() }

/** The server renders pages for all visitors, so that what one writes must not be there for the next. */
let isServer = false

/** Ends all keeping: from here on nothing is kept, and nothing is there. */
export function keepNothing(): void {
  isServer = true
}

function areaOf(area: Area): Storage {
  if (isServer) throw new Error('a server keeps nothing')
  return area === 'local' ? localStorage : sessionStorage
}

export function readText(key: string, area: Area = 'local'): string | null {
  const kept = memory[area].get(key)
  if (kept !== undefined) return kept
  try {
    return areaOf(area).getItem(key)
  } catch {
    if (!isServer) logMemoryOnly()
    return null
  }
}

/** Answers whether the device keeps it; what it refuses lives until the page is closed. */
export function writeText(key: string, text: string, area: Area = 'local'): boolean {
  try {
    areaOf(area).setItem(key, text)
    memory[area].delete(key)
    return true
  } catch {
    if (isServer) return false
    memory[area].set(key, text)
    logMemoryOnly()
    return false
  }
}

export function remove(key: string, area: Area = 'local'): void {
  memory[area].delete(key)
  try {
    areaOf(area).removeItem(key)
  } catch {
    // Nothing was stored where nothing can be.
  }
}

/** Removes every key that begins so. */
export function removeAll(prefix: string, area: Area = 'local'): void {
  for (const key of storedKeys(area)) if (key.startsWith(prefix)) remove(key, area)
}

function storedKeys(area: Area): string[] {
  const kept = [...memory[area].keys()]
  try {
    const stored = areaOf(area)
    return [...kept, ...Array.from({ length: stored.length }, (_, index) => stored.key(index) ?? '')]
  } catch {
    return kept
  }
}

const logMemoryOnly = () =>
  logOnce('storage', 'this device keeps nothing: what is written lives until the page is closed')

/** Logs it without whose it is, and without what opens something: the id of a member, or a token, comes behind the first colon. */
function logDefault(key: string): void {
  const [name = '', whose = '', subject] = key.split(':')
  const kept = /^\d+$/.test(whose) && subject !== undefined ? `${name}:${subject}` : name
  logOnce(key, `what was kept as ${kept} cannot be read: its default is used`)
}

/** Reads JSON; what is missing, corrupt or refused by `accept` is the default. */
export function readJson<T>(key: string, fallback: T, accept: (value: unknown) => value is T, area: Area = 'local'): T {
  const text = readText(key, area)
  if (text === null) return fallback
  try {
    const value: unknown = JSON.parse(text)
    if (accept(value)) return value
  } catch {
    // The text is no JSON, as where the device was switched off while it wrote.
  }
  logDefault(key)
  return fallback
}

/** Answers as `writeText`. */
export function writeJson(key: string, value: unknown, area: Area = 'local'): boolean {
  return writeText(key, JSON.stringify(value), area)
}
