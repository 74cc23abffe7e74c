import type { Page } from '@playwright/test'
import { newMember, signIn } from './account.ts'
import { expectAccessible } from './axe.ts'
import { expect, listen, shot, test } from './fixtures.ts'
import { addRoom } from './rooms.ts'
import { inDatabase } from './server-database.ts'

const idOf = async (page: Page) => Number(await page.evaluate(() => localStorage.getItem('userId')))

/** Two of the demo's members have met this one a month ago. */
async function meetTwo(userId: number): Promise<void> {
  await inDatabase(
    `with speakers as (select id from users where id <> $1 order by id offset 4 limit 2),
     -- Two are judged once for a room.
     room as (
       select id from chat_rooms r where not exists (select from attendances a where a.room_id = r.id) order by id limit 1),
     met as (
       insert into attendances (room_id, user_id, meets_at, was_inside)
       select room.id, who.id, date_trunc('second', now()) - interval '6 days' - make_interval(secs => $1), true
       from room, (select $1::bigint as id union select id from speakers) who returning id, user_id)
     select count(*) from met`,
    [userId],
  )
  await inDatabase(
    `insert into attendance_claims (attendance_id, author_id, claim)
     select about.id, speaker.user_id, 'MET' from attendances about
     join attendances speaker on speaker.meets_at = about.meets_at and speaker.room_id = about.room_id and speaker.id <> about.id
     where about.user_id = $1 and speaker.user_id <> $1
       and abs(extract(epoch from now() - about.meets_at) - 6 * 86400 - $1) < 300`,
    [userId],
  )
  // They have proven more than meetings, so their word counts, also when the server has looked for those whose word does.
  await inDatabase(
    `update users set kakao_id = 'proven-' || id
     where kakao_id is null and id in (select id from users where id <> $1 order by id offset 4 limit 2)`,
    [userId],
  )
}

test('a host asks for what they have proven themselves, and who lacks it reads how to get it', async ({
  newcomer,
  browser,
  complaints,
  request,
}) => {
  // A second one of the test's own: what other tests let the demo's members do and say would count, too.
  const other = listen(await (await browser.newContext()).newPage(), complaints)
  const otherMember = await newMember(request)
  await signIn(other, otherMember)
  await newcomer.goto('/mypage')
  // The rooms of other tests are twenty days ahead: this one’s card is to be in the first page of its day.
  const joinDate = new Date(Date.now() + 27 * 86_400_000)
  const { roomId, title } = await addRoom(newcomer, request, { joinDate })
  const asked = (page: Page) => page.getByRole('group', { name: '함께하려면' })

  await test.step('whom two have met asks for no meeting before that', async () => {
    await newcomer.goto(`/room/${roomId}/edit`)
    await asked(newcomer).getByText('만남 확인').click()
    await expect(newcomer.getByText('내가 마친 확인만 고를 수 있어요.')).toBeVisible()
    await expectAccessible(newcomer)
    await asked(newcomer).scrollIntoViewIfNeeded()
    await shot(newcomer, 'room-proof-lacked')
    await newcomer.getByRole('button', { name: '고친 내용 저장' }).click()
    await expect(newcomer).toHaveURL(/\/edit$/)
  })

  await meetTwo(await idOf(newcomer))
  await test.step('and asks for it afterwards', async () => {
    await newcomer.reload()
    await asked(newcomer).getByText('만남 확인').click()
    await expect(newcomer.getByText('내가 마친 확인만 고를 수 있어요.')).toHaveCount(0)
    await asked(newcomer).scrollIntoViewIfNeeded()
    await shot(newcomer, 'room-proof-form')
    await newcomer.getByRole('button', { name: '고친 내용 저장' }).click()
    await expect(newcomer.getByText('만남을 확인받은 사람만')).toBeVisible()
  })

  await test.step('others read it on the room, and no way in is offered', async () => {
    await other.goto(`/room/${roomId}`)
    await expect(other.getByText('만남을 확인받은 사람만')).toBeVisible()
    await expect(other.getByRole('button', { name: '확인을 마치면 함께할 수 있어요' })).toBeDisabled()
    await expectAccessible(other)
    await shot(other, 'room-proof-unproven')
    await other.emulateMedia({ colorScheme: 'dark' })
    await shot(other, 'room-proof-unproven-dark')
    await other.emulateMedia({ colorScheme: 'light' })
  })

  await test.step('and on its card in lists', async () => {
    const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Seoul' }).format(joinDate)
    await other.goto(`/rooms?date=${day}`)
    const card = other.getByRole('link', { name: new RegExp(title) })
    await expect(card).toContainText('만남을 확인받은 사람만')
    await card.scrollIntoViewIfNeeded()
    await shot(other, 'room-proof-card')
  })

  await test.step('whom two have met comes in', async () => {
    await meetTwo(otherMember.id)
    await other.goto(`/room/${roomId}`)
    await other.getByRole('button', { name: '입장하기' }).click()
    await expect(other).toHaveURL(new RegExp(`/chat-room/${roomId}$`))
  })
})
