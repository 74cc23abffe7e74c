/** The members in each room. */
export type Presences = [roomId: number, userIds: number[]][]

/** Who is in which room with which servers. `onChange` is called for a user's first and last server in a room only. */
export function createPresenceTable(onChange: (roomId: number, userId: number, isPresent: boolean) => void) {
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
