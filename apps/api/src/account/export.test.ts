import { EXPORT_PAUSE_SECONDS } from '@honjeo/contract/values/limits'
import { getTableName } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { say } from '../testing/conversation.ts'
import { addOwnData } from '../testing/own-data.ts'
import { SAEBYEOL, withCatalogue } from '../testing/places.ts'
import { setUpTestApp, TEST_PASSWORD, type Member } from '../testing/test-app.ts'
import { unzip } from '../testing/unzip.ts'
import { exportKinds } from './export-kinds.queries.ts'

const t = setUpTestApp(withCatalogue)
const ask = (as?: Member) =>
  t.app.inject({
    url: '/api/account/export',
    headers: as ? { authorization: `Bearer ${as.accessToken}` } : {},
  })

type Row = Record<string, unknown>
type Data = Record<string, Row[]> & { profile: Row; quietHours: Row | null; exportedAt: string }

async function exportOf(member: Member) {
  const files = await unzip((await ask(member)).rawPayload)
  return { files, data: JSON.parse(files.get('data.json')!.toString()) as Data }
}

it('is for members', async () => {
  expect((await ask()).json()).toMatchObject({ code: 'AUTH4010' })
})

describe('the archive', () => {
  let member: Member
  let other: Member
  let imageNames: string[]
  let reply: Awaited<ReturnType<typeof ask>>
  let files: Map<string, Buffer>
  let data: Data

  beforeAll(async () => {
    member = await t.addMember({ name: '김혼저', bio: '걸어요' })
    other = await t.addMember({ nickName: '남의이름' })
    imageNames = (await addOwnData(t, member, other)).imageNames
    await addOwnData(t, other, member)
    await t.sql(
      `insert into location_provisions (user_id, source, viewer_id, recipient, is_secret, first_at, last_at)
       values ($1, 'SHARE', 1, '엄마', false, now(), now()), ($1, 'TIMER', 1, '지우', true, now(), now())`,
      member.id,
    )
    reply = await ask(member)
    files = await unzip(reply.rawPayload)
    data = JSON.parse(files.get('data.json')!.toString()) as Data
  })

  it('is a file to be saved, and no cache on the way keeps it', () => {
    expect(reply.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': expect.stringMatching(/^attachment; filename="honjeo-\d{4}-\d\d-\d\d\.zip"$/),
      'cache-control': 'no-store',
    })
  })

  it('holds something of every kind there is', () => {
    const empty = Object.keys(exportKinds).filter((name) => {
      const kind = data[name]
      return !kind || (Array.isArray(kind) && kind.length === 0)
    })
    expect(empty).toEqual([])
    expect(Object.keys(data)).toEqual(['exportedAt', ...Object.keys(exportKinds)])
  })

  it('says who received positions and when, and nothing about a second PIN', () => {
    expect(data['locationProvisions']).toEqual([
      expect.objectContaining({ source: 'SHARE', recipient: '엄마', times: 1 }),
    ])
  })

  it('holds what the member wrote and decided, as the API writes it', () => {
    expect(data.profile).toMatchObject({ email: member.email, name: '김혼저', bio: '걸어요', birthDate: '1995-03-02' })
    expect(data.quietHours).toMatchObject({ from: 1320, to: 420 })
    const instant = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:]{8}\.\d{3}Z$/)
    expect(data['posts']).toContainEqual(expect.objectContaining({ title: '바람이 센가요?', createdAt: instant }))
    expect(data['savedPlaces']).toMatchObject([{ contentId: SAEBYEOL, placeTitle: '새별오름' }])
    expect(data['planSpots']).toMatchObject([{ title: '새별오름', dayIndex: 0 }])
    expect(data['inquiries']).toContainEqual(expect.objectContaining({ title: '궁금해요', content: '언제 열어요?' }))
    expect(data['points']).toMatchObject([{ amount: 100 }])
    expect(data['consents']).toHaveLength(5)
    expect(data['reports']).toContainEqual(expect.objectContaining({ targetType: 'USER', detail: '광고예요' }))
  })

  it('holds the member’s photos, each in the widest it is kept in', async () => {
    const photos = [...files.keys()].filter((name) => name.startsWith('images/'))
    expect(photos.toSorted()).toEqual(imageNames.map((name) => `images/${name}.webp`).toSorted())
    const { format, width } = await sharp(files.get(photos[0]!)).metadata()
    expect([format, width]).toEqual(['webp', 64])
  })

  it('explains itself in Korean, every kind by its name', () => {
    const readme = files.get('README.txt')!.toString()
    // Without a gateway there are no texts to speak of.
    for (const [name, { title, isOfTexts }] of Object.entries(exportKinds)) {
      expect(readme.includes(`${name}: ${title}`)).toBe(!isOfTexts)
    }
    expect(data['contactPhones']).toMatchObject([{ number: '+821012345678' }])
  })

  it('holds no secret, and nothing of others', () => {
    const text = files.get('data.json')!.toString()
    for (const secret of ['argon2', 'passwordHash', TEST_PASSWORD, 'p256dh', 'fingerprint', 'imageHash']) {
      expect(text).not.toContain(secret)
    }
    for (const foreign of [other.email, other.nickName]) expect(text).not.toContain(foreign)
  })
})

/** Columns that name a member whose data the row is not, or that a member need not see. */
const LEFT_OUT: Record<string, string> = {
  'blocks.blocked_id': 'who does not want to meet one is theirs to know',
  'reports.target_user_id': 'who reports is protected',
  'reports.processed_by': 'an act of staff, about another member',
  'inquiries.replied_by': 'an act of staff, about another member',
  'sanctions.staff_id': 'an act of staff, about another member',
  'former_blocks.blocker_id': 'waits for a former member, and is shown to no member',
  'former_blocks.blocked_id': 'waits for a former member, and is shown to no member',
  'former_members.taken_by': 'hashes of other ways to sign in, for 90 days',
  'former_sanctions.staff_id': 'an act of staff, about another member',
  'authenticators.user_id': 'a secret; that there is one is shown in the app',
  'recovery_codes.user_id': 'secrets; how many are left is shown in the app',
  'ring_members.user_id': 'a suspicion that staff judge; who is told of it can evade it',
  'voices.user_id': 'a suspicion turned around: who is not there can see how to get there',
  'rings.decided_by': 'an act of staff, about other members',
  'safety_pins.user_id': 'a secret; that there is one is shown in the app',
  'idempotency_keys.user_id': 'copies of answers, for three days',
}

it('knows every table that says something of a member', async () => {
  const { rows } = await t.sql(
    `select conrelid::regclass || '.' || attname as line
     from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
     where contype = 'f' and confrelid = 'users'::regclass`,
  )
  const owners = Object.values(exportKinds).map(({ owner }) => `${getTableName(owner.table)}.${owner.name}`)
  const known = new Set([...owners, ...Object.keys(LEFT_OUT)])
  known.delete('users.id')
  expect((rows as { line: string }[]).map(({ line }) => line).toSorted()).toEqual([...known].toSorted())
})

describe('the pause', () => {
  it('is kept by each member, however many ask at once', async () => {
    const [member, other] = [await t.addMember(), await t.addMember()]
    const replies = await Promise.all([ask(member), ask(member), ask(other)])
    expect(replies.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 200, 429])
    t.clock.advance(60)
    const refused = await ask(member)
    expect(refused.json()).toMatchObject({ code: 'ACCOUNT4290' })
    expect(refused.headers['retry-after']).toBe(String(EXPORT_PAUSE_SECONDS - 60))
    t.clock.advance(EXPORT_PAUSE_SECONDS - 61)
    expect((await ask(member)).statusCode).toBe(429)
    t.clock.advance(1)
    expect((await ask(member)).statusCode).toBe(200)
  })
})

it('brings long lists whole, each row once, in their order', async () => {
  const member = await t.addMember()
  const roomId = await t.addRoom(member, { contentId: SAEBYEOL })
  await say(t, member, roomId, '첫 메시지')
  const { rows } = await t.sql('select last_seq from chat_rooms where id = $1', roomId)
  const { last_seq: first } = rows[0] as { last_seq: number }
  await t.sql(
    `insert into messages (room_id, seq, sender_id, type, content)
     select $1, $2 + n, $3, 'TALK', '말 ' || n from generate_series(1, 1200) n`,
    roomId,
    first,
    member.id,
  )
  await t.sql(
    `insert into consents (user_id, type, version, agreed, created_at)
     select $1, 'MARKETING', '2026-11-01', n % 2 = 0, now() + n * interval '1 ms' from generate_series(1, 1100) n`,
    member.id,
  )
  const { data } = await exportOf(member)
  const talks = data['messages']!.filter(({ type }) => type === 'TALK').map(({ content }) => content)
  expect(talks).toEqual(['첫 메시지', ...Array.from({ length: 1200 }, (_, i) => `말 ${i + 1}`)])
  expect(new Set(data['consents']!.map((row) => JSON.stringify(row))).size).toBe(1105)
})
