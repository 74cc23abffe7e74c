import type { ConsentType } from '@honjeo/contract/values/enums'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { tabStorage } from './tab-storage.ts'

interface SignUpState {
  agreed: readonly ConsentType[]
  /** In memory alone, never in a storage: after a reload the end of the wizard asks for it again. */
  password: string
}

const NOTHING: SignUpState = { agreed: [], password: '' }

/** What the steps before the profile have gathered; the proof of the e-mail stands in the verification store. */
export const useSignUpStore = create<SignUpState>()(
  persist(() => NOTHING, { name: 'sign-up', storage: tabStorage(), partialize: ({ agreed }) => ({ agreed }) }),
)

export function clearSignUp(): void {
  useSignUpStore.setState(NOTHING)
  useSignUpStore.persist.clearStorage()
}
