import { logOnce } from './persistence.ts'

const NAME = 'honjeo'
const VERSION = 4

/** What waits on the device to be sent. Its key is a number that the browser counts up, so that it also gives the order. */
export const OUTBOX = 'outbox'

/** The plans that were opened last, to be read without a network. */
export const PLANS = 'plans'

/** The rooms whose conversation was opened last, with who is in them … */
export const ROOMS = 'rooms'

/** … and what was said there last. */
export const CONVERSATIONS = 'conversations'

/** Lists of a member's own things, as they were seen last. */
export const LISTS = 'lists'

/** What a member changed in a plan and the server has not taken yet. */
export const PLAN_EDITS = 'planEdits'

/** What a member did with a timer that has not reached the server yet. */
export const CHECK_IN_ACTS = 'checkInActs'

/** The keys by which this device shows codes of a room's meeting and signs those that are typed; they cannot be read out. */
export const MEETING_KEYS = 'meetingKeys'

/** Codes of meetings that were typed and that the server has not taken yet, in the order they were typed. */
export const MEETING_ENTRIES = 'meetingEntries'

const STORES = [
  { name: OUTBOX, options: { keyPath: 'order', autoIncrement: true } },
  { name: PLANS, options: { keyPath: 'planId' } },
  { name: ROOMS, options: { keyPath: 'roomId' } },
  { name: CONVERSATIONS, options: { keyPath: 'roomId' } },
  { name: LISTS, options: { keyPath: 'list' } },
  { name: PLAN_EDITS, options: { keyPath: 'planId' } },
  { name: CHECK_IN_ACTS, options: { keyPath: 'userId' } },
  { name: MEETING_KEYS, options: { keyPath: ['userId', 'roomId'] } },
  { name: MEETING_ENTRIES, options: { keyPath: 'order', autoIncrement: true } },
]

/** What was only seen; what waits to be sent is its writer's. */
const SEEN = [PLANS, ROOMS, CONVERSATIONS, LISTS]

let opened: Promise<IDBDatabase> | undefined

/** The database of this device; rejects where there is none, as in some private modes. */
function open(): Promise<IDBDatabase> {
  opened ??= openAs(VERSION).catch((error: unknown) => {
    // A page of a newer build was here meanwhile: it only adds to what there is.
    if (error instanceof DOMException && error.name === 'VersionError') return openAs(undefined)
    logOnce(
      'device-db',
      'this device has no database: what was seen is not kept, and what waits lives until the page is closed',
    )
    throw error
  })
  return opened
}

/** `version` undefined: the one that is there. */
function openAs(version: number | undefined): Promise<IDBDatabase> {
  return new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(NAME, version)
    request.addEventListener('upgradeneeded', () => {
      // What an older app saw is seen again; what waits to be sent stays.
      for (const name of SEEN)
        if (request.result.objectStoreNames.contains(name)) request.result.deleteObjectStore(name)
      for (const { name, options } of STORES) {
        if (!request.result.objectStoreNames.contains(name)) request.result.createObjectStore(name, options)
      }
    })
    request.addEventListener('success', () => {
      // Another tab has a newer version of the app; this one opens again when it next needs to.
      request.result.addEventListener('versionchange', () => forget(request.result))
      request.result.addEventListener('close', () => forget(request.result))
      resolve(request.result)
    })
    request.addEventListener('error', () => reject(request.error ?? new Error('no database')))
  })
}

function forget(db: IDBDatabase): void {
  db.close()
  opened = undefined
}

/** Runs one request in a transaction of its own, and answers when it is kept for good. */
export async function inStore<T>(
  store: string,
  mode: IDBTransactionMode,
  act: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const db = await open()
  return new Promise((resolve, reject) => {
    const transaction = db.transaction(store, mode)
    const request = act(transaction.objectStore(store))
    transaction.addEventListener('complete', () => resolve(request.result))
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('not kept')))
  })
}

/** A member who signs in where another did finds nothing of theirs. Never rejects, as `clearDeviceDb`. */
export async function clearSeenByOthers(userId: number): Promise<void> {
  await Promise.allSettled(
    SEEN.map((name) =>
      inStore(name, 'readwrite', (store) => {
        const walk = store.openCursor()
        walk.addEventListener('success', () => {
          const row = walk.result
          if (row === null) return
          if ((row.value as { userId: number }).userId !== userId) row.delete()
          row.continue()
        })
        return walk
      }),
    ),
  )
}

/** A member who logs out leaves nothing behind. Never rejects: where nothing can be kept, nothing was. */
export async function clearDeviceDb(): Promise<void> {
  await Promise.allSettled(STORES.map(({ name }) => inStore(name, 'readwrite', (store) => store.clear())))
}
