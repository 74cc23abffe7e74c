import { beforeEach, expect, it } from 'vitest'
import { changeEmail, clearVerification, readVerification, updateVerification } from './verification-store.ts'

beforeEach(() => {
  clearVerification('SIGNUP')
  clearVerification('PASSWORD')
})

it('keeps the two purposes apart', () => {
  updateVerification('SIGNUP', { email: 'haenyeo@example.com', token: 'proof' })
  expect(readVerification('PASSWORD')).toMatchObject({ email: '', token: null })
})

it('drops code and proof with another address', () => {
  updateVerification('SIGNUP', { email: 'haenyeo@example.com', expiresAt: 600_000, resendAt: 30_000, token: 'proof' })
  updateVerification('SIGNUP', { requestId: 'request', codeLength: 10 })
  changeEmail('SIGNUP', 'haenyeo@example.co')
  expect(readVerification('SIGNUP')).toEqual({
    email: 'haenyeo@example.co',
    expiresAt: null,
    resendAt: null,
    requestId: null,
    codeLength: 6,
    token: null,
  })
})
