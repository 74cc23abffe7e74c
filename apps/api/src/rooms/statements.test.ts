import { beforeAll, describe, expect, it } from 'vitest'
import { listUnnoticed } from './chat-notices.queries.ts'
import { setUpExplainedApp } from '../testing/explained-app.ts'
import { readsOver } from '../testing/explaining-client.ts'
import { SAEBYEOL, withCatalogue } from '../testing/places.ts'
import type { Member } from '../testing/test-app.ts'
import { remindOfMeetings } from './reminders.service.ts'

/** The number of rooms, and below it that of messages and of the rows that a statement may read through. */
const ROOMS = 4000
const MESSAGES = 4000
const READ_MAX = 1000

const { t, statements } = setUpExplainedApp({ prepare: withCatalogue })
let member: Member

beforeAll(async () => {
  member = await t.addMember()
  await t.sql(
    `insert into chat_rooms (id, host_id, content_id, title, scheduled_at, max_participants, last_seq, last_message_at)
     select n, $1, $2, '지난 방 ' || n, $3::timestamptz - n * interval '1 hour', 4, 1, now()
     from generate_series(1, $4::int) n`,
    member.id,
    SAEBYEOL,
    t.clock.now().toISOString(),
    ROOMS,
  )
  await t.sql('insert into room_members (room_id, user_id) select id, $1 from chat_rooms', member.id)
  await t.sql(
    `insert into messages (room_id, seq, sender_id, type, content)
     select r, n, case r when 2 then $1::int end, 'TALK', '저도 왔어요' from generate_series(1, 2) r, generate_series(1, $2::int) n`,
    member.id,
    MESSAGES,
  )
  await t.sql('analyze')
})

describe('an index serves', () => {
  it('the look for meetings that are near, however many are over', async () => {
    await remindOfMeetings({ db: t.database.db, clock: t.clock })
    expect(statements).not.toEqual([])
    expect(readsOver(statements, READ_MAX)).toEqual([])
  })

  it('the look for members of one room who have not heard of its messages', async () => {
    await listUnnoticed(t.database.db, [1], [])
    expect(statements).not.toEqual([])
    expect(readsOver(statements, READ_MAX)).toEqual([])
  })

  it('the count of rooms one has opened today, however much one has said', async () => {
    await t.addRoom(member, { contentId: SAEBYEOL })
    expect(statements.map(({ text }) => text).join()).toContain('GUIDE')
    expect(readsOver(statements, READ_MAX)).toEqual([])
  })
})
