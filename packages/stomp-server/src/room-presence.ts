import { randomUUID } from 'node:crypto'
import type { Broker } from './broker.ts'
import type { Bus } from '@honjeo/bus/bus'

/** The members in each room. */
type Presences = [roomId: number, userIds: number[]][]

/** Keeps who is in which room with which servers. `onChange` is called for a user's first and last server in a room only. */
function createPresenceTable(onChange: (roomId: number, userId: number, isPresent: boolean) => void) {
  const rooms = new Map<number, Map<number, Set<string>>>()

  function set(server: string, roomId: number, userId: number, isPresent: boolean): void {
    const users = rooms.get(roomId) ?? new Map<number, Set<string>>()
    const servers = users.get(userId) ?? new Set<string>()
    const wasPresent = servers.size > 0
    if (isPresent) servers.add(server)
    else servers.delete(server)
    if (servers.size > 0) users.set(userId, servers)
    else users.delete(userId)
    if (users.size > 0) rooms.set(roomId, users)
    else rooms.delete(roomId)
    if (wasPresent !== servers.size > 0) onChange(roomId, userId, !wasPresent)
  }

  function of(server: string): Presences {
    return Array.from(rooms, ([roomId, users]): Presences[number] => [
      roomId,
      [...users].flatMap(([userId, servers]) => (servers.has(server) ? [userId] : [])),
    ]).filter(([, userIds]) => userIds.length > 0)
  }

  return {
    set,
    of,
    usersIn: (roomId: number): ReadonlySet<number> => new Set(rooms.get(roomId)?.keys()),
    /** A user who stays causes neither call. */
    replace(server: string, presences: Presences): void {
      const now = new Map(presences.map(([roomId, userIds]) => [roomId, new Set(userIds)]))
      for (const [roomId, userIds] of of(server)) {
        for (const userId of userIds) if (!now.get(roomId)?.has(userId)) set(server, roomId, userId, false)
      }
      for (const [roomId, userIds] of now) for (const userId of userIds) set(server, roomId, userId, true)
    },
  }
}

const CHANNEL = 'rooms:presence'
/** The count of a server whose state is awaited. */
const UNKNOWN = -1
const ROOM_TOPIC = /^\/topic\/(\d+)$/

/**
 * The news that servers announce to each other about who is where. `version` counts a server's changes: a server that finds one missing asks for the
 * whole.
 */
type News =
  | { kind: 'CHANGE'; server: string; version: number; roomId: number; userId: number; isPresent: boolean }
  | { kind: 'BEAT'; server: string; version: number }
  | { kind: 'STATE'; server: string; version: number; presences: Presences }
  /** Asks one server for its state, or all. */
  | { kind: 'ASK'; server: string; asked: string | null }
  | { kind: 'GOODBYE'; server: string }

export interface PresenceTiming {
  beatMs: number
  /** The time after which a server that was not heard is forgotten, with all who were there with it. */
  forgetMs: number
}

export interface RoomPresenceOptions {
  bus: Bus
  broker: Broker
  /** Is called when a member came to a room's conversation or went from it, at any server. */
  onChange: (roomId: number, userId: number, isPresent: boolean) => void
  timing?: PresenceTiming
}

export interface RoomPresence {
  /** Returns who has the room's conversation open, on any server. */
  presentIn(roomId: number): ReadonlySet<number>
  close(): Promise<void>
}

/** Knows who has which conversation open across all servers, as far as the bus reaches; nothing of it is stored. */
export async function createRoomPresence({
  bus,
  broker,
  onChange,
  timing = { beatMs: 10_000, forgetMs: 25_000 },
}: RoomPresenceOptions): Promise<RoomPresence> {
  const server = randomUUID()
  const others = new Map<string, { version: number; heardAt: number }>()
  const table = createPresenceTable(onChange)
  let version = 0
  let isClosed = false

  const publish = (news: News) => bus.publish(CHANNEL, JSON.stringify(news))
  const publishState = () => publish({ kind: 'STATE', server, version, presences: table.of(server) })

  function forget(other: string) {
    others.delete(other)
    table.replace(other, [])
  }

  /** Asks once, and then with each beat until the answer is there. */
  function askFor({ kind, server: asked }: News, known: number | undefined) {
    if (known !== UNKNOWN || kind === 'BEAT') void publish({ kind: 'ASK', server, asked })
  }

  function hear(news: News) {
    if (news.server === server || isClosed) return
    if (news.kind === 'GOODBYE') {
      forget(news.server)
    } else if (news.kind === 'ASK') {
      if (news.asked === null || news.asked === server) void publishState()
    } else {
      const known = others.get(news.server)
      const isNext = known?.version === (news.kind === 'CHANGE' ? news.version - 1 : news.version)
      if (news.kind === 'STATE') table.replace(news.server, news.presences)
      else if (!isNext) askFor(news, known?.version)
      else if (news.kind === 'CHANGE') table.set(news.server, news.roomId, news.userId, news.isPresent)
      const isWhole = news.kind === 'STATE' || isNext
      others.set(news.server, { version: isWhole ? news.version : UNKNOWN, heardAt: performance.now() })
    }
  }

  broker.watchListeners((topic, userId, isPresent) => {
    const [, id] = ROOM_TOPIC.exec(topic) ?? []
    if (id === undefined || isClosed) return
    const roomId = Number(id)
    version += 1
    table.set(server, roomId, userId, isPresent)
    void publish({ kind: 'CHANGE', server, version, roomId, userId, isPresent })
  })

  const beat = setInterval(() => {
    void publish({ kind: 'BEAT', server, version })
    const now = performance.now()
    for (const [other, { heardAt }] of others) if (now - heardAt > timing.forgetMs) forget(other)
  }, timing.beatMs)

  await bus.subscribe(CHANNEL, (payload) => hear(JSON.parse(payload) as News))
  await publish({ kind: 'ASK', server, asked: null })

  return {
    presentIn: (roomId) => table.usersIn(roomId),
    async close() {
      isClosed = true
      clearInterval(beat)
      await publish({ kind: 'GOODBYE', server })
    },
  }
}
