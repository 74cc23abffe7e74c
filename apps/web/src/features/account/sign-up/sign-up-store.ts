import type { ConsentType } from '@honjeo/contract/values/enums'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { tabStorage } from '../tab-storage.ts'

/** Kakao's word for a visitor who has no account yet. */
export interface KakaoProof {
  /** The token is good for one sign-up, from this browser. */
  token: string
  /** The proven address; null: Kakao knows none, and one is asked for. */
  email: string | null
}

interface SignUpState {
  agreed: readonly ConsentType[]
  kakao: KakaoProof | null
  /** The password is in memory alone, never in a storage: after a reload the end of the wizard asks for it again. */
  password: string
}

const NOTHING: SignUpState = { agreed: [], kakao: null, password: '' }

const withoutPassword = ({ agreed, kakao }: SignUpState) => ({ agreed, kakao })

/** What the steps before the profile have gathered; the proof of the e-mail is in the verification store. */
export const useSignUpStore = create<SignUpState>()(
  persist(() => NOTHING, {
    name: 'sign-up',
    storage: tabStorage(withoutPassword(NOTHING)),
    partialize: withoutPassword,
  }),
)

export function saveKakaoProof(kakao: KakaoProof | null): void {
  useSignUpStore.setState({ kakao })
}

export function clearSignUp(): void {
  useSignUpStore.setState(NOTHING)
  useSignUpStore.persist.clearStorage()
}
