import { failure, success } from './account.ts'
import { expectAccessible } from './axe.ts'
import { unique } from './community.ts'
import { expect, shot, test } from './fixtures.ts'
import { staffOf } from './staff.ts'

test('a notice is read by everybody, until it is taken down', async ({ visitor, request, complaints }) => {
  const asStaff = await staffOf(request)
  const title = unique('겨울 한라산 탐방 시간이 바뀌어요')
  const content = '12월부터 입산이 한 시간 늦어져요.\n\n자세한 시간은 https://example.com/halla 에서 볼 수 있어요.'
  const { id } = await asStaff<{ id: number }>('POST', '/api/admin/notices', { title, content, published: true })

  await visitor.goto('/notices')
  await visitor.getByRole('link', { name: title }).click()
  await expect(visitor).toHaveURL(new RegExp(`/notices/${id}$`))
  await expect(visitor.getByRole('heading', { level: 2, name: title })).toBeVisible()
  await expect(visitor).toHaveTitle(`${title} · 혼저`)
  await expect(visitor.getByRole('link', { name: 'https://example.com/halla' })).toHaveAttribute('rel', /noopener/)
  await expectAccessible(visitor)
  await shot(visitor, 'notice')

  await asStaff('DELETE', `/api/admin/notices/${id}`)
  await visitor.reload()
  await expect(visitor.getByText('공지를 찾을 수 없어요')).toBeVisible()
  await expectAccessible(visitor)
  await visitor.getByRole('link', { name: '공지 목록 보기' }).click()
  await expect(visitor).toHaveURL(/\/notices$/)
  complaints.splice(0)
})

test('without a notice the list says so', async ({ visitor }) => {
  await visitor.route('**/api/notices*', (route) =>
    route.fulfill(success({ content: [], hasNext: false, nextCursor: null, size: 20 })),
  )
  await visitor.goto('/notices')
  await expect(visitor.getByText('아직 공지가 없어요')).toBeVisible()
  await expectAccessible(visitor)
})

test('a list that cannot be loaded says why, and is there at another try', async ({ visitor, complaints }) => {
  await visitor.route('**/api/notices*', (route) =>
    route.fulfill(failure(429, 'COMMON429', '요청이 너무 잦아요. 잠시 후 다시 시도해주세요.')),
  )
  await visitor.goto('/notices')
  await expect(visitor.getByText('요청이 너무 잦아요.')).toBeVisible()
  await visitor.unroute('**/api/notices*')
  await visitor.getByRole('button', { name: '다시 시도' }).click()
  await expect(visitor.getByText(/여기까지예요|아직 공지가 없어요/)).toBeVisible()
  complaints.splice(0)
})
