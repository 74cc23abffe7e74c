import { afterEach, expect, it } from 'vitest'
import { readText } from '#lib/device/storage.ts'
import { clearSignUp, useSignUpStore } from './sign-up-store.ts'

afterEach(clearSignUp)

it('stores the consents and never the password', () => {
  useSignUpStore.setState({ agreed: ['TERMS'], password: 'olle-course-7' })
  const stored = readText('sign-up', 'session') ?? ''
  expect(stored).toContain('TERMS')
  expect(stored).not.toContain('olle-course-7')
  expect(useSignUpStore.getState().password).toBe('olle-course-7')
})
