import { expect, it } from 'vitest'
import { setUpPushApp } from '../../testing/push-app.ts'
import { addStaff } from '../../testing/staff.ts'

const { t, service, board, subscribed, nothingIsDue } = setUpPushApp()

it('nothing is pushed to a suspended member, and none of it afterwards', async () => {
  const [member, other, staff] = [await t.addMember(), await t.addMember(), await addStaff(t)]
  const postId = await board.addPost(member)
  await subscribed(member)
  const suspension = `/api/admin/members/${member.id}/suspension`
  await t.call(suspension, { method: 'POST', body: { days: 3, reason: '욕설이 되풀이됐어요.' } }, staff)
  await board.addComment(other, postId)
  await nothingIsDue()
  await t.call(suspension, { method: 'DELETE', body: { note: '사과했어요' } }, staff)
  const pushed = await service.inbox.has(1)
  await nothingIsDue()
  expect(pushed.map(({ message }) => message.message)).toEqual(['이용 정지가 풀렸어요. 다시 함께 여행해요.'])
})
