import { expect, it } from 'vitest'
import { isRefused } from './is-refused.ts'

const toRecipient = (response: string) => ({ command: 'RCPT TO', responseCode: Number(response.slice(0, 3)), response })

it.each(['550 5.1.1 no such box', '550 no such box', '552 5.2.2 the box is full', '553 5.1.3 what an address'])(
  'a recipient is refused by %s',
  (response) => expect(isRefused(toRecipient(response))).toBe(true),
)

it.each([
  '550 5.7.1 not from your address',
  '550-5.7.26 not authenticated\n550 5.7.26 at all',
  '554 Relay access denied',
  '550 relaying is not for you',
  '503 5.5.1 not now',
  '521 no mail here',
  '530 Authentication required',
  '535 5.1.1 bad login',
  '550 you are not logged in',
  '450 4.2.1 come back later',
])('the operator may mend %s', (response) => expect(isRefused(toRecipient(response))).toBe(false))

it('the text may be refused, a login or a sender not for good', () => {
  expect(isRefused({ command: 'DATA', responseCode: 554, response: '554 5.7.1 looks like spam' })).toBe(true)
  for (const command of ['MAIL FROM', 'AUTH PLAIN', 'CONN']) {
    expect(isRefused({ command, responseCode: 550, response: '550 5.1.8 no' })).toBe(false)
  }
  expect(isRefused(new Error('ETIMEDOUT'))).toBe(false)
})
