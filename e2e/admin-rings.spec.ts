import { expectAccessible } from './axe.ts'
import { toasts } from './community.ts'
import { expect, shot, test } from './fixtures.ts'
import { inDatabase } from './server-database.ts'
import { openConsole } from './staff-desk.ts'

test('staff see which accounts vouch for each other and why, and judge them', async ({
  browser,
  request,
  complaints,
}) => {
  await inDatabase(
    `with ring as (
       insert into rings (reason, kept_for, density, outside, meetings, found_at)
       values ('ALL_WITH_ALL', 'MIXED', 97, 3, 2, now()) returning id)
     insert into ring_members (ring_id, user_id) select ring.id, u.id from ring, (select id from users order by id limit 9) u`,
    [],
  )
  const desk = await openConsole(browser, request, complaints, '/admin/rings')
  const ring = desk.getByRole('list', { name: '서로 띄우는 계정 목록' }).getByRole('listitem').first()
  await expect(ring).toContainText('계정 9개')
  await expect(ring).toContainText('서로 만났다고 한 짝 97%, 다른 사람과의 만남 3%, 만남 2번')
  await expect(ring).toContainText('모든 회원과 방에서 서로 한 말을 세지 않아요.')
  // What meetings of women's rooms alone show says for whom it counts, where a report leads to it.
  await inDatabase(
    `with ring as (
       insert into rings (reason, kept_for, density, outside, meetings, found_at)
       values ('CLOSED_GROUP', 'FEMALE', 21, 0, 20, now()) returning id)
     insert into ring_members (ring_id, user_id) select ring.id, u.id from ring, (select id from users order by id limit 4) u`,
    [],
  )
  await inDatabase(
    `insert into reports (target_type, target_id, target_user_id, reason, detail)
     select 'USER', id, id, 'FRAUD', '서로 칭찬만 해요' from users order by id limit 1`,
    [],
  )
  await desk.reload()
  await expect(ring).toContainText('서로 말고는 만난 회원이 거의 없는 계정들이에요.')
  await expect(ring).toContainText('여성 회원과 여성만 방에서만')
  await expectAccessible(desk)
  await shot(desk, 'admin-rings')
  await ring.getByRole('button', { name: '묶음이 아니에요' }).click()
  await desk.getByRole('alertdialog').getByRole('button', { name: '묶음이 아니에요' }).click()
  await expect(toasts(desk)).toContainText('판단을 남겼어요.')
  await expect(ring).toContainText('묶음이 아님')
  await desk.context().close()
})
