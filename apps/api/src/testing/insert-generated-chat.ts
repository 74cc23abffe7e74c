import { Client, type PoolConfig } from 'pg'

export interface ChatSize {
  rooms: number
  membersPerRoom: number
}

export interface GeneratedRooms extends ChatSize {
  roomIds: number[]
  /** The members in the order of the rooms, each with a login of theirs. */
  members: { userId: number; sessionId: string }[]
}

/**
 * Fills a migrated database with members who are logged in, and with sets of rooms; those of each set are other people, and
 * the same people are in the rooms of all sets.
 */
export async function insertGeneratedChat(connection: PoolConfig, sizes: ChatSize[]): Promise<GeneratedRooms[]> {
  const client = new Client(connection)
  await client.connect()
  try {
    const count = Math.max(...sizes.map(({ rooms, membersPerRoom }) => rooms * membersPerRoom))
    await client.query(`insert into users (email, password_hash, name, nickname, gender, birth_date, user_type,
        q1_expect, q2_habit, q3_avoid, q4_feeling, q5_necessity)
      select 'talker' || n || '@example.com', '', '김혼저', '동무' || n, 'FEMALE', '1995-03-02', '여유형', 1, 1, 1, 1, 1
      from generate_series(1, ${count}) n`)
    const { rows: members } = await client.query<{ userId: number; sessionId: string }>(`
      with logins as (insert into sessions (id, user_id, device) select gen_random_uuid(), id, 'bench' from users
        where email ~ '^talker' returning id, user_id)
      select user_id as "userId", id as "sessionId" from logins order by user_id`)
    const sets: GeneratedRooms[] = []
    for (const size of sizes) {
      const roomIds = await insertRooms(client, size, members[0]?.userId ?? 0)
      sets.push({ ...size, roomIds, members: members.slice(0, size.rooms * size.membersPerRoom) })
    }
    await client.query('vacuum analyze')
    return sets
  } finally {
    await client.end()
  }
}

async function insertRooms(client: Client, { rooms, membersPerRoom }: ChatSize, firstUserId: number) {
  const { rows } = await client.query<{ id: number }>(`
    insert into chat_rooms (host_id, content_id, title, scheduled_at, max_participants)
    select ${firstUserId} + (n - 1) * ${membersPerRoom}, ids[1 + n * 7 % cardinality(ids)], '동행 ' || n,
      now() + interval '1 day', ${membersPerRoom}
    from (select array_agg(content_id order by content_id) as ids from places) p, generate_series(1, ${rooms}) n
    order by n returning id`)
  const roomIds = rows.map(({ id }) => id)
  await client.query(
    `insert into room_members (room_id, user_id)
     select r.id, ${firstUserId} + (r.n - 1) * ${membersPerRoom} + k - 1
     from unnest($1::bigint[]) with ordinality r (id, n), generate_series(1, ${membersPerRoom}) k`,
    [roomIds],
  )
  return roomIds
}
