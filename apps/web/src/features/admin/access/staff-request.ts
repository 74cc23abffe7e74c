import type { StaffFactors } from '@honjeo/contract/admin/factors'
import type { StaffMe } from '@honjeo/contract/admin/staff'
import * as failures from '@honjeo/contract/values/error-numbers'
import { t } from '@lingui/core/macro'
import { queryOptions } from '@tanstack/react-query'
import { create } from 'zustand'
import { ApiError } from '#lib/server/api-error.ts'
import { request, requestFile } from '#lib/server/http.ts'
import { createIntentKey } from '#lib/server/once.ts'
import { queryClient } from '#lib/server/query-client.ts'

/** Answers to staff alone, and to them without password and code. */
export const staffMeQuery = () =>
  queryOptions({
    queryKey: ['admin', 'me'],
    queryFn: ({ signal }) => request('GET /api/admin/me', {}, { signal }),
    staleTime: Infinity,
  })

const KEY = staffMeQuery().queryKey

export const setStaffMe = (me: StaffMe) => void queryClient.setQueryData(KEY, me)

export async function giveProof(factors: StaffFactors): Promise<void> {
  setStaffMe(await request('POST /api/admin/proof', { body: factors }))
}

/** What the server has said last; the device's clock is not asked, for it may be wrong. */
const isProofMissing = () => queryClient.getQueryData<StaffMe>(KEY)?.provenUntil === null

const forgetProof = () => void queryClient.setQueryData<StaffMe>(KEY, (me) => me && { ...me, provenUntil: null })

/** It has come, or gone, elsewhere. */
export const refetchStaffMe = () => void queryClient.invalidateQueries({ queryKey: KEY })

/** What had the focus when it was asked for; null while it is not. */
export const useProofAsked = create<Element | null>(() => null)

/** The promise is fulfilled by whether it was given; `settle` does that. */
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
 * for them and then goes on, so nothing typed is lost; not given, the call fails with STAFF_PROOF_REQUIRED.
 */
async function withProof<T>(send: () => Promise<T>): Promise<T> {
  if (isProofMissing() && !(await askForProof())) throw refusal()
  try {
    return await send()
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== failures.STAFF_PROOF_REQUIRED) throw error
    forgetProof()
    if (!(await askForProof())) throw error
    return send()
  }
}

const refusal = () =>
  new ApiError(403, failures.STAFF_PROOF_REQUIRED, t`안전을 위해 비밀번호와 인증 코드를 다시 입력해주세요.`)

let keyFor = createIntentKey()

/** `request` for the routes of the staff. What is made or sent out goes under one key until it is confirmed, so that it is once. */
export const staffRequest: typeof request = async (route, call, options) => {
  if (!route.startsWith('POST ')) return withProof(() => request(route, call, options))
  const idempotencyKey = keyFor([route, call])
  const result = await withProof(() => request(route, call, { ...options, idempotencyKey }))
  keyFor = createIntentKey()
  return result
}

/** `requestFile` for theirs. */
export const staffRequestFile: typeof requestFile = (path) => withProof(() => requestFile(path))
