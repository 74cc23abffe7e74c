import { newMember, PASSWORD, signIn } from './account.ts'
import { addPost, choose } from './community.ts'
import { expect, test } from './fixtures.ts'
import { openConsole } from './staff-desk.ts'

// The second tap comes before the screen could show that the first one was heard.

test('F23: a report sent by a double tap is sent once, and leads one step back', async ({
  newcomer,
  other,
  request,
}) => {
  const { postId } = await addPost(other, request)
  const sent: string[] = []
  newcomer.on(
    'request',
    (each) => each.method() === 'POST' && each.url().endsWith('/api/reports') && sent.push(each.url()),
  )
  await newcomer.goto('/community')
  await newcomer.goto(`/community/${postId}`)
  await choose(newcomer, '글 메뉴', '신고')
  await newcomer.getByText('스팸·광고').click()
  await newcomer.getByLabel('상세 내용').fill('같은 광고를 자꾸 올려요.')
  await newcomer.getByRole('button', { name: '신고하기' }).dblclick()
  await expect(newcomer).toHaveURL(new RegExp(`/community/${postId}$`))
  expect(sent).toHaveLength(1)
})

test('F23: who withdraws by a double tap is seen off', async ({ visitor, request }) => {
  const leave = { name: '탈퇴하기' }
  await signIn(visitor, await newMember(request))
  await visitor.goto('/my')
  await visitor.getByRole('button', leave).click()
  await visitor.getByRole('alertdialog').getByRole('button', leave).click()
  const dialog = visitor.getByRole('dialog')
  await dialog.getByText('자주 이용하지 않아요').click()
  await dialog.getByLabel('비밀번호', { exact: true }).fill(PASSWORD)
  await dialog.getByRole('button', leave).dblclick()
  await expect(visitor).toHaveURL(/\/goodbye$/)
})

test('F23: a member is warned once by a double tap', async ({ browser, request, complaints }) => {
  const person = await newMember(request)
  const desk = await openConsole(browser, request, complaints, `/admin/members/${person.id}`)
  await desk.getByRole('button', { name: '경고하기' }).click()
  const dialog = desk.getByRole('dialog', { name: /경고할까요/ })
  await dialog.getByLabel('회원에게 보일 사유').fill('광고를 되풀이해서 올렸어요.')
  await dialog.getByRole('button', { name: '경고하기' }).dblclick()
  await expect(dialog).toBeHidden()
  await desk.reload()
  await expect(desk.getByRole('region', { name: '경고와 정지' }).getByRole('listitem')).toHaveCount(1)
  await desk.context().close()
})
