import { readFileSync } from 'node:fs'
import { expectAccessible } from './axe.ts'
import { expect, shot, test } from './fixtures.ts'
import { PASSWORD } from './new-member.ts'
import { addStaffRole, codeOf, freshCode, logInStaff } from './staff.ts'
import { deskOf, proofDialog } from './staff-desk.ts'

test('an authenticator is enrolled, used, replaced for once and exchanged, with the keyboard alone', async ({
  browser,
  request,
  complaints,
}) => {
  test.slow()
  const { email } = await addStaffRole(request)
  const desk = await deskOf(browser, await logInStaff(request, { email }), complaints)
  const press = (name: string) => desk.getByRole('button', { name, exact: true }).press('Enter')
  await desk.goto('/admin')

  // Nothing else is done without one: password, then the secret in three ways, then the first code of it.
  const enrolment = desk.getByRole('dialog', { name: '인증 앱을 등록해주세요' })
  await expect(enrolment.getByLabel('비밀번호', { exact: true })).toBeFocused()
  await desk.keyboard.type(PASSWORD)
  await desk.keyboard.press('Enter')
  await expect(enrolment.getByRole('img', { name: '인증 앱으로 찍을 QR 코드' })).toBeVisible()
  const uri = await enrolment.getByRole('link', { name: '이 기기의 인증 앱에서 열기' }).getAttribute('href')
  const secret = new URL(uri ?? '').searchParams.get('secret') ?? ''
  await expect(enrolment.getByText(secret.match(/.{4}/g)?.join(' ') ?? '')).toBeVisible()
  await expectAccessible(desk)
  await shot(desk, 'authenticator-scan')
  await enrolment.getByLabel('인증 코드').fill('000000')
  await expect(enrolment.getByText('인증 코드가 맞지 않거나 이미 쓴 코드예요.')).toBeVisible()
  expect(complaints.splice(0)).toHaveLength(1)
  await expect(enrolment.getByLabel('인증 코드')).toBeFocused()
  await desk.keyboard.type(codeOf(secret))

  // The recovery codes are there once: nothing closes them but to say that they are kept.
  const kept = desk.getByRole('dialog', { name: '복구 코드를 보관해주세요' })
  const list = kept.getByRole('list', { name: '복구 코드' })
  await expect(list.getByRole('listitem')).toHaveCount(10)
  const codes = await list.getByRole('listitem').allTextContents()
  await expectAccessible(desk)
  await shot(desk, 'authenticator-codes')
  await desk.keyboard.press('Escape')
  await expect(list).toBeVisible()
  const download = desk.waitForEvent('download')
  await press('파일로 받기')
  expect(
    readFileSync(await (await download).path(), 'utf8')
      .trim()
      .split('\n'),
  ).toEqual(codes)
  await expect(kept.getByRole('button', { name: '완료' })).toBeDisabled()
  await kept.getByRole('checkbox', { name: '안전한 곳에 보관했어요' }).press('Space')
  await press('완료')
  await expect(kept).toBeHidden()
  await expect(desk.getByRole('link', { name: /^기다리는 신고/ })).toBeVisible()

  // On another day: pasted with a space in it, sent by its last digit; or a recovery code in its place.
  await desk.goto('/admin/authenticator')
  await expect(desk.getByText('10개 중 10개')).toBeVisible()
  await desk.getByRole('button', { name: /까지 확인됨$/ }).press('Enter')
  await expect(proofDialog(desk).getByLabel('비밀번호', { exact: true })).toBeFocused()
  await desk.keyboard.type(PASSWORD)
  const code = await freshCode({ email, secret })
  await proofDialog(desk)
    .getByLabel('인증 코드')
    .fill(`${code.slice(0, 3)} ${code.slice(3)}`)
  await expect(proofDialog(desk)).toBeHidden()
  await desk.getByRole('button', { name: /까지 확인됨$/ }).press('Enter')
  await proofDialog(desk).getByLabel('비밀번호', { exact: true }).fill(PASSWORD)
  await press('휴대폰이 없나요? 복구 코드 쓰기')
  await expect(proofDialog(desk).getByLabel('복구 코드')).toBeFocused()
  await expectAccessible(desk)
  await desk.keyboard.type(codes[0] ?? '')
  await desk.keyboard.press('Enter')
  await expect(proofDialog(desk)).toBeHidden()
  await desk.reload()
  await expect(desk.getByText('10개 중 9개')).toBeVisible()

  // A new phone, for a code of the old one; the codes that there were go with it.
  await press('다른 인증 앱으로 바꾸기')
  const exchange = desk.getByRole('dialog', { name: '다른 인증 앱으로 바꿀까요?' })
  await exchange.getByLabel('비밀번호', { exact: true }).fill(PASSWORD)
  await exchange.getByLabel('인증 코드').fill(await freshCode({ email, secret }))
  const link = exchange.getByRole('link', { name: '이 기기의 인증 앱에서 열기' })
  const next = new URL((await link.getAttribute('href')) ?? '').searchParams.get('secret') ?? ''
  expect(next).not.toBe(secret)
  await exchange.getByLabel('인증 코드').fill(codeOf(next))
  await kept.getByRole('checkbox', { name: '안전한 곳에 보관했어요' }).press('Space')
  await press('완료')
  await expect(kept).toBeHidden()
  await expect(desk.getByText('10개 중 10개')).toBeVisible()

  await press('복구 코드 새로 받기')
  const renewal = desk.getByRole('dialog', { name: '복구 코드를 새로 받을까요?' })
  await renewal.getByLabel('비밀번호', { exact: true }).fill(PASSWORD)
  await renewal.getByLabel('인증 코드').fill(await freshCode({ email, secret: next }))
  await expect(list.getByRole('listitem')).toHaveCount(10)
  await desk.context().close()
})
