import type { EmailCodePurpose } from '@honjeo/contract/values/enums'
import { EMAIL_CODE_LENGTH } from '@honjeo/contract/values/limits'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { tabStorage } from '../tab-storage.ts'

/**
 * Says how far the proof of an e-mail address has come. Kept, because reading the mail on a phone means leaving the browser, which
 * may throw the page away meanwhile. The code itself is never stored.
 */
export interface Verification {
  email: string
  /** The time when the code ends, ms since the epoch; null until one was sent. */
  expiresAt: number | null
  /** The time from which another code may be asked for, ms since the epoch. */
  resendAt: number | null
  /** The id of the request, by which this browser can try the code from any network. */
  requestId: string | null
  codeLength: number
  /** Proof of the address, valid once; null until the right code was entered. */
  token: string | null
}

const NONE: Verification = {
  email: '',
  expiresAt: null,
  resendAt: null,
  requestId: null,
  codeLength: EMAIL_CODE_LENGTH,
  token: null,
}

const START: Record<EmailCodePurpose, Verification> = { SIGNUP: NONE, PASSWORD: NONE, CONFIRM: NONE }

const useStore = create<typeof START>()(
  persist(() => START, { name: 'email-verification', storage: tabStorage(START) }),
)

export function useVerification(purpose: EmailCodePurpose): Verification {
  return useStore((all) => all[purpose])
}

export function readVerification(purpose: EmailCodePurpose): Verification {
  return useStore.getState()[purpose]
}

export function updateVerification(purpose: EmailCodePurpose, changes: Partial<Verification>): void {
  useStore.setState((all) => ({ [purpose]: { ...all[purpose], ...changes } }))
}

/** Takes another address: a code or a proof of the former one says nothing about it. */
export function changeEmail(purpose: EmailCodePurpose, email: string): void {
  useStore.setState({ [purpose]: { ...NONE, email } })
}

export function clearVerification(purpose: EmailCodePurpose): void {
  useStore.setState({ [purpose]: NONE })
}
