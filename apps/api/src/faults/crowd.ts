import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { deriveKeys } from '../auth/keys.ts'
import { hashToken, randomToken, signAccessToken } from '../auth/tokens.ts'
import { SAEBYEOL } from '../testing/places.ts'
import { CLUSTER_SECRET, type Cluster } from './cluster.ts'

export interface CrowdMember {
  id: number
  roomId: number
  accessToken: string
  refreshToken: string
}

export interface CrowdRoom {
  id: number
  members: CrowdMember[]
}

const MEMBERS = `
  insert into users (email, password_hash, name, nickname, gender, birth_date, user_type,
    q1_expect, q2_habit, q3_avoid, q4_feeling, q5_necessity)
  select 'crowd' || n || '@example.com', '', '김혼저', '무리' || n, 'FEMALE', '1995-03-02', '여유형', 1, 1, 1, 1, 1
  from (select count(*) + generate_series(1, $1) as n from users) numbers returning id`
const LOGINS = `
  with logins as (select * from unnest($1::bigint[], $2::uuid[], $3::text[]) as login (user_id, session_id, token_hash)),
    opened as (insert into sessions (id, user_id, device) select session_id, user_id, '' from logins)
  insert into refresh_tokens (token_hash, session_id, expires_at)
  select token_hash, session_id, now() + interval '30 days' from logins`
const ROOMS = `
  insert into chat_rooms (host_id, content_id, title, scheduled_at, max_participants)
  select host_id, ${SAEBYEOL}, '같이 걸어요', now() + interval '1 day', $2 from unnest($1::bigint[]) host_id
  returning id, host_id as "hostId"`
const JOINS = `
  insert into room_members (room_id, user_id) select * from unnest($1::bigint[], $2::bigint[])`

/**
 * Adds more people in more rooms than could sign up and join within a test, all of them logged in: `roomCount` rooms
 * that are full with `roomSize` members. The catalogue has to be there, as it is once a server has started.
 */
export async function addCrowd(
  { connection }: Pick<Cluster, 'connection'>,
  roomCount: number,
  roomSize: number,
): Promise<CrowdRoom[]> {
  const client = new Client(connection)
  await client.connect()
  try {
    const { rows: users } = await client.query<{ id: number }>(MEMBERS, [roomCount * roomSize])
    const people = await Promise.all(users.map(({ id }) => logIn(id)))
    const tokenHashes = people.map(({ refreshToken }) => hashToken(refreshToken))
    await client.query(LOGINS, [people.map(({ id }) => id), people.map(({ sessionId }) => sessionId), tokenHashes])

    const groups = Array.from({ length: roomCount }, (_, n) => people.slice(n * roomSize, (n + 1) * roomSize))
    const hosts = new Map(groups.map((group) => [group[0]!.id, group]))
    const { rows: opened } = await client.query<{ id: number; hostId: number }>(ROOMS, [[...hosts.keys()], roomSize])
    const rooms = opened.map(({ id: roomId, hostId }) => ({
      id: roomId,
      members: hosts.get(hostId)!.map((person) => ({ ...person, roomId })),
    }))
    const members = rooms.flatMap((room) => room.members)
    await client.query(JOINS, [members.map(({ roomId }) => roomId), members.map(({ id }) => id)])
    return rooms
  } finally {
    await client.end()
  }
}

async function logIn(id: number) {
  const sessionId = randomUUID()
  const { accessToken: key } = deriveKeys(CLUSTER_SECRET)
  const accessToken = await signAccessToken(key, { userId: id, sessionId }, new Date())
  return { id, sessionId, accessToken, refreshToken: randomToken() }
}
