import { Client, type PoolConfig } from 'pg'

export interface CommunitySize {
  members: number
  rooms: number
  posts: number
  /** The number of comments, a third of which are replies. */
  comments: number
}

/** The number of first members who have written nothing today. */
const FRESH_MEMBERS = 80
const WORDS = '바람 부는 오름에 올라 귤 한 알을 까먹고 내려와 바다를 오래 보았어요.'

const STATEMENTS = ({ members, rooms, posts, comments }: CommunitySize, passwordHash: string) => [
  `insert into users (email, password_hash, name, nickname, gender, birth_date, user_type,
     q1_expect, q2_habit, q3_avoid, q4_feeling, q5_necessity, created_at)
   select 'generated' || n || '@example.com', '${passwordHash}', '김혼저', '여행' || n, 'FEMALE', '1995-03-02', '여유형',
     1, 1, 1, 1, 1, now() - interval '1 year' from generate_series(1, ${members}) n`,
  `create temp table writers as select id, row_number() over (order by id) - 1 as n from users
   where nickname ~ '^여행[0-9]+$' order by id offset ${FRESH_MEMBERS}`,
  `insert into places (content_id, content_type_id, title, addr1, region, lat, lng, overview, solo_score)
   values (2100000001, 12, '생성한 오름', '제주특별자치도 제주시', 'JEJU_SI', 33.4, 126.5, '', 1) on conflict do nothing`,
  `insert into chat_rooms (host_id, content_id, title, scheduled_at, max_participants, created_at)
   select id, 2100000001, '동행 ' || n, now() + interval '1 day' * (n % 60 - 20), 4, now() - interval '30 days'
   from generate_series(1, ${rooms}) n join writers using (n)`,
  `create temp table places_to_meet as select id, host_id, row_number() over (order by id) - 1 as n from chat_rooms`,
  // Every tenth post proposes to go together.
  `insert into posts (author_id, category, title, content, room_id, created_at, updated_at)
   select coalesce(r.host_id, w.id), case when r.id is null then (array['QUESTION', 'SOLO_TIP', 'SOLO_CHALLENGE'])[1 + i % 3]
     else 'COMPANION_PROPOSAL' end, '제목 ' || i, repeat('${WORDS} ', 1 + i % 20), r.id, at, at
   from generate_series(1, ${posts}) i
   join writers w on w.n = i * 7 % (${members} - ${FRESH_MEMBERS})
   left join places_to_meet r on i % 10 = 0 and r.n = i / 10 % ${rooms},
   lateral (select now() - interval '1 minute' * (${posts} - i + 1441) as at) moment`,
  `create temp table topics as select id, row_number() over (order by id) - 1 as n from posts`,
  // Posts are talked about unevenly: the square of an even spread.
  `insert into comments (post_id, author_id, content, created_at)
   select t.id, w.id, '${WORDS}', now() - interval '2 days' + interval '1 day' * i / ${Math.ceil((comments * 2) / 3)}
   from generate_series(1, ${Math.ceil((comments * 2) / 3)}) i
   join topics t on t.n = floor(${posts} * power((i::bigint * 7919 % 10007) / 10007.0, 2))
   join writers w on w.n = i * 13 % (${members} - ${FRESH_MEMBERS})`,
  `insert into comments (post_id, parent_id, author_id, content, created_at)
   select c.post_id, c.id, w.id, '${WORDS}', now() - interval '1 day'
   from comments c join writers w on w.n = c.id * 17 % (${members} - ${FRESH_MEMBERS})
   where c.parent_id is null and c.id % 2 = 0`,
  `insert into comment_mentions select id, author_id from comments where id % 10 = 0`,
  `insert into scraps (user_id, post_id) select w.id, t.id from topics t, generate_series(0, 3) i
   join writers w on w.n = i * 31`,
  `insert into images (name, owner_id, width, height, sha256)
   select 'generated' || n, null, 1280, 960, '' from generate_series(0, ${posts} - 1) n`,
  `insert into post_images select id, 0, 'generated' || n from topics where n % 2 = 0`,
  `update posts set scrap_count = 4, comment_count = (select count(*) from comments where post_id = posts.id)`,
]

/** The tables whose triggers would count, one row after the other, what the last statement counts at once. */
const COUNTING = ['comments', 'scraps']

/**
 * Fills a migrated database with members, rooms, posts and comments, and lets the planner know of them. The first members,
 * `generated1@example.com` and so on, have the password of the hash and have written nothing.
 */
export async function insertGeneratedCommunity(connection: PoolConfig, size: CommunitySize, passwordHash = '') {
  const client = new Client(connection)
  await client.connect()
  try {
    for (const table of COUNTING) await client.query(`alter table ${table} disable trigger user`)
    for (const statement of STATEMENTS(size, passwordHash)) await client.query(statement)
    for (const table of COUNTING) await client.query(`alter table ${table} enable trigger user`)
    await client.query('vacuum analyze')
  } finally {
    await client.end()
  }
}
