import { beforeEach, expect, it } from 'vitest'
import { clearVerification, updateVerification } from '../verification/verification-store.ts'
import { readSignUpProof } from './sign-up-proof.ts'
import { clearSignUp, saveKakaoProof } from './sign-up-store.ts'

beforeEach(() => {
  clearSignUp()
  clearVerification('SIGNUP')
})

const proveEmail = () => updateVerification('SIGNUP', { email: 'haenyeo@example.com', token: 'proof' })

it('is a proven address', () => {
  expect(readSignUpProof()).toBeNull()
  proveEmail()
  expect(readSignUpProof()).toEqual({ verificationToken: 'proof' })
})

it("is Kakao's word alone where Kakao knows the address", () => {
  proveEmail()
  saveKakaoProof({ token: 'ticket', email: 'haenyeo@example.com' })
  expect(readSignUpProof()).toEqual({ kakaoToken: 'ticket' })
})

it('is both where Kakao knows no address', () => {
  saveKakaoProof({ token: 'ticket', email: null })
  expect(readSignUpProof()).toBeNull()
  proveEmail()
  expect(readSignUpProof()).toEqual({ kakaoToken: 'ticket', verificationToken: 'proof' })
})
