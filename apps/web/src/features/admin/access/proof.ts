import { t } from '@lingui/core/macro'
import { create } from 'zustand'
import { ApiError } from '#lib/api-error.ts'
import { forgetProof, isProofMissing } from './me.api.ts'

/** What had the focus when it was asked for; null while it is not. */
export const useProofAsked = create<Element | null>(() => null)

/** Fulfilled by whether it was given; `settle` does that. */
let waiting: Promise<boolean> | null = null
let settle: ((given: boolean) => void) | null = null

/** Asks for password and code, once for all who wait. Answers whether it was given. */
export function askForProof(): Promise<boolean> {
  if (waiting !== null) return waiting
  const given = new Promise<boolean>((resolve) => (settle = resolve))
  waiting = given
  useProofAsked.setState(document.activeElement ?? document.body, true)
  return given
}

/** Those who wait go on, or fail. */
export function answerProof(given: boolean): void {
  useProofAsked.setState(null, true)
  settle?.(given)
  waiting = null
}

/**
 * Sends what staff may send only for a while after they gave password and code. Where these have to be given again, the call waits
 * for them and then goes on, so nothing typed is lost; not given, the call fails with ADMIN4031.
 */
export async function withProof<T>(send: () => Promise<T>): Promise<T> {
  if (isProofMissing() && !(await askForProof())) throw refusal()
  try {
    return await send()
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'ADMIN4031') throw error
    forgetProof()
    if (!(await askForProof())) throw error
    return send()
  }
}

const refusal = () => new ApiError(403, 'ADMIN4031', t`안전을 위해 비밀번호와 인증 코드를 다시 입력해주세요.`)
