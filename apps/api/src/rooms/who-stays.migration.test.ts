import { readMigrationFiles } from 'drizzle-orm/migrator'
import { expect, it } from 'vitest'
import { openDatabase } from '../db/client.ts'
import { migrateDatabase, migrationsFolder, runFirstMigrations } from '../db/migrate.ts'
import { SAEBYEOL } from '../testing/places.ts'
import { makeDatabase } from '../testing/server-database.ts'

/** The first of the migrations that keep people apart; a database of the version before has those ahead of it. */
const WHO_MAY_MEET = 32

const PEOPLE = {
  adult: ['FEMALE', '1990-01-01'],
  friend: ['FEMALE', '1991-01-01'],
  minor: ['FEMALE', '2012-01-01'],
  blocker: ['FEMALE', '1992-01-01'],
  blocked: ['FEMALE', '1993-01-01'],
  man: ['MALE', '1994-01-01'],
  banned: ['FEMALE', '1995-01-01'],
  suspended: ['FEMALE', '1996-01-01'],
} as const
type Name = keyof typeof PEOPLE

it('a database of before lets no two meet who must not: who has to go leaves, hosts follow, and everyone is notified', async () => {
  const { connection } = await makeDatabase()
  const database = await openDatabase(connection)
  const { pool } = database
  const client = await pool.connect()
  try {
    expect(readMigrationFiles({ migrationsFolder })[WHO_MAY_MEET]?.sql.join()).toContain('check_room_member')
    await client.query('begin')
    await runFirstMigrations(client, WHO_MAY_MEET)
    await client.query('commit')
  } finally {
    client.release()
  }
  // The catalogue writes columns that this version does not have yet.
  await pool.query(
    `insert into places (content_id, content_type_id, title, addr1, region, lat, lng, overview, solo_score)
     values ($1, 12, '새별오름', '제주특별자치도 제주시 애월읍', 'BUKJEJU_GUN', 33.36, 126.36, '', 80)`,
    [SAEBYEOL],
  )

  const ids = {} as Record<Name, number>
  for (const [name, [gender, birthDate]] of Object.entries(PEOPLE)) {
    const { rows } = await pool.query<{ id: number }>(
      `insert into users (email, password_hash, name, nickname, gender, birth_date, user_type,
         q1_expect, q2_habit, q3_avoid, q4_feeling, q5_necessity)
       values ($1 || '@example.com', '', '김혼저', $1, $2, $3, '여유형', 1, 1, 1, 1, 1) returning id`,
      [name, gender, birthDate],
    )
    ids[name as Name] = rows[0]!.id
  }
  await pool.query(`update users set suspended_until = now() + interval '9 days' where id = $1`, [ids.suspended])
  await pool.query('insert into blocks (blocker_id, blocked_id) values ($1, $2)', [ids.blocker, ids.blocked])

  async function open(title: string, members: readonly Name[], restriction = 'MIXED'): Promise<number> {
    const { rows } = await pool.query<{ id: number }>(
      `insert into chat_rooms (host_id, content_id, title, scheduled_at, max_participants, gender_restriction, last_seq)
       values ($1, ${SAEBYEOL}, $2, now() + interval '3 days', 8, $3, 1) returning id`,
      [ids[members[0]!], title, restriction],
    )
    const roomId = rows[0]!.id
    await pool.query(
      `insert into messages (room_id, seq, sender_id, type, content, created_at) values ($1, 1, $2, 'GUIDE', '', now() - interval '1 day')`,
      [roomId, ids[members[0]!]],
    )
    for (const [n, name] of members.entries())
      await pool.query(
        `insert into room_members (room_id, user_id, joined_at) values ($1, $2, now() - interval '1 day' + $3 * interval '1 minute')`,
        [roomId, ids[name], n],
      )
    return roomId
  }
  const rooms = {
    withMinor: await open('미성년 손님', ['adult', 'minor', 'friend']),
    ofMinor: await open('미성년 방장', ['minor', 'suspended', 'friend']),
    alone: await open('미성년 혼자', ['minor']),
    ofBlocker: await open('차단한 방장', ['blocker', 'blocked']),
    ofOthers: await open('남의 방', ['adult', 'blocked', 'blocker']),
    forWomen: await open('여성 방', ['adult', 'man'], 'FEMALE'),
    withBanned: await open('내보낸 방', ['adult', 'banned']),
    untouched: await open('그대로', ['adult', 'friend']),
  }
  await pool.query('insert into room_bans (room_id, user_id) values ($1, $2)', [rooms.withBanned, ids.banned])
  for (const [name, content] of [
    ['minor', '같이 가요'],
    ['adult', '함께 걸어요'],
  ] as const)
    await pool.query(
      `insert into posts (author_id, category, title, content, room_id) values ($1, 'COMPANION_PROPOSAL', '제안', $2, $3)`,
      [ids[name], content, name === 'minor' ? rooms.ofMinor : rooms.untouched],
    )

  await migrateDatabase(database)

  const nameOf = (id: number | null) => Object.entries(ids).find(([, own]) => own === id)?.[0] ?? null
  const { rows: after } = await pool.query<{
    id: number
    host: number | null
    closed: boolean
    inside: number[]
    count: number
  }>(
    `select r.id, r.host_id as host, r.completed_at is not null as closed, r.participant_count as count,
       array(select user_id from room_members where room_id = r.id order by joined_at) as inside from chat_rooms r order by r.id`,
  )
  const state = (roomId: number) => {
    const { host, closed, inside, count } = after.find(({ id }) => id === roomId)!
    expect(count).toBe(inside.length)
    return [nameOf(host), closed, ...inside.map((id) => nameOf(id))]
  }
  expect(Object.fromEntries(Object.entries(rooms).map(([name, id]) => [name, state(id)]))).toEqual({
    withMinor: ['adult', false, 'adult', 'friend'],
    // The host is not the one who has been there longest, who cannot be reached.
    ofMinor: ['friend', false, 'suspended', 'friend'],
    alone: [null, true],
    ofBlocker: ['blocker', false, 'blocker'],
    ofOthers: ['adult', false, 'adult', 'blocked'],
    forWomen: ['adult', false, 'adult'],
    withBanned: ['adult', false, 'adult'],
    untouched: ['adult', false, 'adult', 'friend'],
  })

  const { rows: lines } = await pool.query<{ room: number; sender: number; type: string; content: string }>(
    `select room_id as room, sender_id as sender, type, content from messages where seq > 1 order by room_id, seq`,
  )
  const roomNameOf = (roomId: number | null) => Object.entries(rooms).find(([, id]) => id === roomId)?.[0]
  expect(lines.map(({ room, sender, type, content }) => [roomNameOf(room), nameOf(sender), type, content])).toEqual([
    ['withMinor', 'minor', 'EXIT', ''],
    ['ofMinor', 'minor', 'EXIT', ''],
    ['ofMinor', 'friend', 'NEW_HOST', '이제 friend님이 방장이에요.'],
    ['alone', 'minor', 'EXIT', ''],
    ['ofBlocker', 'blocked', 'EXIT', ''],
    ['ofOthers', 'blocker', 'EXIT', ''],
    ['forWomen', 'man', 'EXIT', ''],
    ['withBanned', 'banned', 'EXIT', ''],
  ])

  const { rows: notifications } = await pool.query<{
    whom: number
    type: string
    message: string
    kind: string
    room: number
  }>(
    `select user_id as whom, type, message, resource_type as kind, resource_id as room from notifications order by resource_type, resource_id, id`,
  )
  expect(
    notifications.map(({ whom, type, message, kind, room }) => [
      nameOf(whom),
      type,
      kind === 'POST' ? kind : roomNameOf(room),
      message,
    ]),
  ).toEqual([
    ['minor', 'SYSTEM', 'POST', '운영정책에 따라 내 게시글을 가렸어요. 이의가 있으면 알려주세요.'],
    ['adult', 'ROOM_LEAVE', 'withMinor', 'minor님이 ‘미성년 손님’ 동행방에서 나갔어요.'],
    ['friend', 'SYSTEM', 'ofMinor', '이제 ‘미성년 방장’ 동행방의 방장이에요.'],
    ['adult', 'ROOM_LEAVE', 'ofOthers', 'blocker님이 ‘남의 방’ 동행방에서 나갔어요.'],
    ['adult', 'ROOM_LEAVE', 'forWomen', 'man님이 ‘여성 방’ 동행방에서 나갔어요.'],
    ...(['withMinor', 'ofMinor', 'alone'] as const).map((room) => [
      'minor',
      'SYSTEM',
      room,
      `동행방은 만 19세부터 함께할 수 있어서 ‘${{ withMinor: '미성년 손님', ofMinor: '미성년 방장', alone: '미성년 혼자' }[room]}’ 동행방에서 나왔어요.`,
    ]),
    ['blocked', 'SYSTEM', 'ofBlocker', '방장이 ‘차단한 방장’ 동행방에서 나를 내보냈어요.'],
    ['blocker', 'SYSTEM', 'ofOthers', '내가 차단한 사람이 있어서 ‘남의 방’ 동행방에서 나왔어요.'],
    ['man', 'SYSTEM', 'forWomen', '회원 정보를 바로잡아서 ‘여성 방’ 동행방에서 나왔어요.'],
    ['banned', 'SYSTEM', 'withBanned', '방장이 ‘내보낸 방’ 동행방에서 나를 내보냈어요.'],
  ])
  const { rows: posts } = await pool.query(
    'select content, hidden_at is null as shown, room_id is null as "letGo" from posts order by id',
  )
  expect(posts).toEqual([
    { content: '같이 가요', shown: false, letGo: true },
    { content: '함께 걸어요', shown: true, letGo: false },
  ])
  const { rows: stays } = await pool.query('select distinct title from room_stays where room_id = $1', [
    rooms.withMinor,
  ])
  expect(stays).toEqual([{ title: '미성년 손님' }])
  await database.close()
})
