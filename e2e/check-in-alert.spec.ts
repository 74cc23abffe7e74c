import { expectAccessible } from './axe.ts'
import { addContact, askPin, bar, contactPhone, enterPin, mailedPath, startTimer } from './check-ins.ts'
import { call } from './community.ts'
import { expect, shot, test } from './fixtures.ts'
import { newEmail } from './new-member.ts'
import { expectAfterPoll } from './polls.ts'
import { letPass } from './timer-time.ts'

test('who is overdue is looked after by a contact, who says so and brings it to an end', async ({
  newcomer,
  request,
  browser,
  complaints,
}) => {
  const { email } = await addContact(newcomer, request)
  const fix = { lat: 33.3617, lng: 126.5332, accuracyM: 20, takenAt: new Date().toISOString(), batteryPct: 12 }
  await call(newcomer, request, 'PUT', '/api/account/consents', { type: 'LOCATION', agreed: true })
  const { checkInId, title } = await startTimer(newcomer, request, { note: '빨간 점퍼', fix })
  await newcomer.clock.install()
  await newcomer.goto(`/safety-check/timer/${checkInId}`)
  await letPass(checkInId, 80)

  const contact = await contactPhone(browser, complaints)
  const path = await mailedPath(request, email, 'alert')
  await contact.goto(path)
  await expect(contact.getByRole('heading', { level: 2 }).first()).toContainText(/돌아오기로 한 시간이 20분 지났어요/)
  await expect(contact.getByText(title).first()).toBeVisible()
  await expect(contact.getByText('빨간 점퍼').first()).toBeVisible()
  await expect(contact.getByText(/다나 \d{4} \d{4}/).first()).toBeVisible()
  await expect(contact.getByText('그때 배터리 12%')).toBeVisible()
  await expect(contact.getByRole('link', { name: /경찰/ })).toHaveAttribute('href', 'tel:112')
  await expect(contact.getByRole('navigation', { name: '주요 메뉴' })).toBeHidden()
  await expectAccessible(contact)
  await shot(contact, 'alert-open')

  await expectAfterPoll(newcomer, newcomer.getByRole('heading', { name: '신뢰 연락처에 알리고 있어요' }))
  await expectAfterPoll(newcomer, newcomer.getByText('링크를 열었어요', { exact: false }))
  await expect(bar(newcomer)).toContainText('신뢰 연락처에 알리고 있어요')
  await shot(newcomer, 'timer-alerting')

  await contact.getByRole('button', { name: '내가 연락해 볼게요' }).click()
  await expect(contact.getByText(/내가 .+에 연락해 보겠다고 답했어요/)).toBeVisible()
  await expectAfterPoll(newcomer, newcomer.getByText('연락해 보겠다고 했어요'))

  await contact.getByRole('button', { name: '연락이 닿았어요' }).click()
  await contact.getByRole('alertdialog').getByRole('button', { name: '연락이 닿았어요' }).click()
  await expect(contact.getByText(/와 연락이 닿았어요|과 연락이 닿았어요/)).toBeVisible()
  await expectAccessible(contact)
  await shot(contact, 'alert-ended')
  await expectAfterPoll(newcomer, newcomer.getByText('연락처가 연락이 닿았다고 알려줬어요'))
  await contact.context().close()
})

test('the first of two contacts who answers is shown to the other', async ({
  newcomer,
  request,
  browser,
  complaints,
}) => {
  const first = await addContact(newcomer, request, '엄마')
  const second = await addContact(newcomer, request, '언니')
  await startTimer(newcomer, request)
  await call(newcomer, request, 'POST', '/api/check-ins/sos', {})
  const phones = [await contactPhone(browser, complaints), await contactPhone(browser, complaints)] as const
  await phones[1].clock.install()
  await phones[0].goto(await mailedPath(request, first.email, 'alert'))
  await phones[1].goto(await mailedPath(request, second.email, 'alert'))
  await phones[0].getByRole('button', { name: '내가 연락해 볼게요' }).click()
  await expectAfterPoll(phones[1], phones[1].getByText(/엄마님이 .+에 연락해 보겠다고 답했어요/))
  for (const phone of phones) await phone.context().close()
})

test('who asked for help in secret must not be called: the contact reads so first', async ({
  newcomer,
  request,
  browser,
  complaints,
}) => {
  const { email } = await addContact(newcomer, request)
  await call(newcomer, request, 'PUT', '/api/check-ins/pins', { pin: '4071', duressPin: '9268' })
  const { checkInId } = await startTimer(newcomer, request)
  await newcomer.goto(`/safety-check/timer/${checkInId}`)
  const dialog = await askPin(newcomer)
  await enterPin(newcomer, '9268')
  await dialog.getByRole('button', { name: '무사해요' }).click()
  await expect(newcomer.getByText('신뢰 연락처에는 알리지 않았어요')).toBeVisible()

  const contact = await contactPhone(browser, complaints)
  await contact.goto(await mailedPath(request, email, 'alert'))
  await expect(contact.getByText('위급해요')).toBeVisible()
  await expect(
    contact.getByText('전화하거나 메시지를 보내지 말고 지금 112에 신고해주세요.', { exact: false }),
  ).toBeVisible()
  await expect(contact.getByRole('button', { name: '내가 신고할게요' })).toBeVisible()
  await contact.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await expectAccessible(contact)
  await shot(contact, 'alert-urgent-dark')

  await newcomer.reload()
  await expect(newcomer.getByText('신뢰 연락처에는 알리지 않았어요')).toBeVisible()
  await expect(bar(newcomer)).toBeHidden()
  await contact.context().close()
})

test('a contact in Japan reads the request, the test and the alert in Japanese, and finds no dead 112', async ({
  newcomer,
  request,
  browser,
  complaints,
}) => {
  const email = newEmail()
  const draft = { name: '엄마', channel: 'EMAIL', email }
  const { contactId } = await call<{ contactId: number }>(newcomer, request, 'POST', '/api/trusted-contacts', draft)
  const contact = await contactPhone(browser, complaints, { locale: 'ja-JP', timezoneId: 'Asia/Tokyo' })
  const deadLinks = contact.locator('a[href="tel:112"], a[href="tel:119"], a[href^="sms:11"]')
  await contact.goto(await mailedPath(request, email, 'contact'))
  await contact.getByRole('button', { name: '同意する' }).click()
  await expect(contact.getByText('同意しました')).toBeVisible()
  await expect(contact.getByRole('link', { name: '+82-2-3210-0404' })).toBeVisible()
  await expect(deadLinks).toHaveCount(0)
  await expectAccessible(contact)
  await shot(contact, 'contact-abroad')

  await call(newcomer, request, 'POST', `/api/trusted-contacts/${contactId}/drill`)
  await contact.goto(await mailedPath(request, email, 'alert'))
  await expect(contact.getByText('これは練習です')).toBeVisible()
  await expectAccessible(contact)
  await shot(contact, 'alert-drill')
  await contact.getByRole('button', { name: '練習の通知を受け取りました' }).click()

  const fix = { lat: 33.3617, lng: 126.5332, accuracyM: 20, takenAt: new Date().toISOString(), batteryPct: 12 }
  await call(newcomer, request, 'PUT', '/api/account/consents', { type: 'LOCATION', agreed: true })
  await call(newcomer, request, 'POST', '/api/check-ins/sos', { fix })
  await contact.goto(await mailedPath(request, email, 'alert', /助けを求めました/))
  await expect(contact.getByText(/읽는 법: 다나 · .+ \(Da Na · [a-z ]+ · [a-z ]+\)/)).toBeVisible()
  await expect(deadLinks).toHaveCount(0)
  await shot(contact, 'alert-abroad')
  await contact.getByRole('button', { name: '今、韓国にいます' }).click()
  await expect(contact.locator('a[href="tel:112"]').first()).toBeVisible()
  await contact.context().close()
})

test('a link that is none leads to help all the same', async ({ visitor, complaints }) => {
  await visitor.goto('/alert/1c.Zr4u7tIuG2mZ0pX9s1kQwA')
  await expect(visitor.getByText('더 이상 쓰지 않는 링크예요')).toBeVisible()
  await expect(visitor.getByRole('link', { name: /경찰/ })).toBeVisible()
  await expectAccessible(visitor)
  await shot(visitor, 'alert-dead')
  complaints.splice(0)
})

test('what was shown stays when the server cannot be reached, and says so', async ({
  newcomer,
  request,
  browser,
  complaints,
}) => {
  const { email } = await addContact(newcomer, request)
  const { title } = await startTimer(newcomer, request)
  await call(newcomer, request, 'POST', '/api/check-ins/sos', {})
  const contact = await contactPhone(browser, complaints)
  await contact.clock.install()
  await contact.goto(await mailedPath(request, email, 'alert'))
  await expect(contact.getByText('도움을 청했어요', { exact: false }).first()).toBeVisible()
  await contact.context().setOffline(true)
  await expectAfterPoll(contact, contact.getByText('마지막으로 받은 내용을 보여드려요.', { exact: false }))
  await expect(contact.getByText(title, { exact: false }).first()).toBeVisible()
  await contact.getByRole('button', { name: '내가 연락해 볼게요' }).click()
  await expect(contact.getByText('서버의 답을 받지 못했어요.', { exact: false })).toBeVisible()
  await shot(contact, 'alert-away')
  await contact.context().close()
  complaints.splice(0)
})
