import { fillFacts, newNewcomer, signIn } from './account.ts'
import { expectAccessible } from './axe.ts'
import { expect, shot, test } from './fixtures.ts'
import { addRoom } from './rooms.ts'
import { goToScreen, openScreen } from './screen-visit.ts'

test('a newcomer is asked who they are where it is needed, and goes on to what was tapped', async ({
  visitor,
  request,
  other,
  complaints,
}) => {
  const { roomId, title } = await addRoom(other, request)
  await signIn(visitor, await newNewcomer(request))
  await openScreen(visitor, '/rooms')
  const card = visitor.locator(`a[href^="/room/"]`).first()
  await expect(card).toContainText('생년월일과 성별을 알려주면 시간과 인원을 볼 수 있어요')
  await shot(visitor, 'facts-rooms')
  await goToScreen(visitor, '/mypage/rooms')
  await expect(visitor.getByText('생년월일과 성별을 알려주세요')).toBeVisible()
  await expectAccessible(visitor)
  await shot(visitor, 'facts-my-rooms')
  await goToScreen(visitor, '/mypage/profile-edit')
  await expect(visitor.getByText('생년월일과 성별은 아직 몰라요')).toBeVisible()
  await expect(visitor.getByLabel(/^이름/)).toHaveValue('')
  await shot(visitor, 'facts-profile')

  await goToScreen(visitor, `/room/${roomId}`)
  const sheet = visitor.getByRole('dialog', { name: '두 가지만 알려주세요' })
  await expect(sheet).toBeVisible()
  await sheet.getByRole('button', { name: '알려주고 계속하기' }).click()
  await expect(sheet.getByText('생년월일을 입력해주세요.')).toBeVisible()
  await expect(sheet.getByText('성별을 골라주세요.')).toBeVisible()
  await expectAccessible(visitor)
  await shot(visitor, 'facts-empty')
  await fillFacts(visitor, { birthDate: String(new Date().getFullYear() - 10) + '0102' })
  const question = visitor.getByRole('alertdialog')
  await expect(question).toContainText('만 14세가 안 됐나요?')
  await shot(visitor, 'facts-child')
  await question.getByRole('button', { name: '다시 입력하기' }).click()
  await expect(question).toBeHidden()
  await visitor.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(visitor.getByRole('button', { name: '알려주기' })).toBeVisible()
  await shot(visitor, 'facts-closed')
  await visitor.getByRole('button', { name: '알려주기' }).click()
  await fillFacts(visitor)
  await expect(visitor.getByRole('heading', { name: title })).toBeVisible()
  await expect(visitor.getByRole('button', { name: '입장하기' })).toBeVisible()
  await shot(visitor, 'facts-given')
  expect(complaints).toEqual([])
})
