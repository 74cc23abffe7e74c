import * as failures from '@honjeo/contract/values/error-numbers'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { ApiError } from '#lib/server/api-error.ts'
import { useSingleMutation } from '#lib/server/once.ts'
import { finishIdentityCheck, identityQuery, type OwnProof, startIdentityCheck } from '../my-account.api.ts'
import { clearVerification } from '../verification/verification-store.ts'

/** What the provider adds to the address when it leads people back, and what our own address says of a page that was closed. */
const WEB_ID = 'web_transaction_id'
const CLOSED = 'closed'

/** Ends the check, once, by the number in the address on the way back from the provider. */
export function useIdentityReturn() {
  const queryClient = useQueryClient()
  const [search, setSearch] = useSearchParams()
  const [webTransactionId] = useState(() => search.get(WEB_ID))
  const [isClosed] = useState(() => webTransactionId === null && search.has(CLOSED))
  const isTaken = useRef(false)

  const finishing = useMutation({
    mutationFn: finishIdentityCheck,
    onSuccess: (status) => {
      queryClient.setQueryData(identityQuery().queryKey, status)
      // Gender, birth date and rooms may be others now. A conversation keeps what it holds.
      void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'chat' })
    },
    onError: () => queryClient.invalidateQueries(identityQuery()),
  })

  const take = useEffectEvent(() => {
    if ((webTransactionId === null && !isClosed) || isTaken.current) return
    isTaken.current = true
    // It is good for one use: neither a reload nor the history shall hold it.
    setSearch({}, { replace: true })
    if (webTransactionId !== null) finishing.mutate(webTransactionId)
  })
  useEffect(() => take(), [])

  return {
    isClosed,
    /** Is true from the first picture on, before the question has begun. */
    isFinishing: webTransactionId !== null && (finishing.isIdle || finishing.isPending),
    error: finishing.error,
    retry: () => webTransactionId !== null && finishing.mutate(webTransactionId),
  }
}

/** Begins a check and leaves for the page of the provider. */
export function useIdentityStart() {
  const queryClient = useQueryClient()
  const starting = useSingleMutation({
    mutationFn: (proof: OwnProof) => startIdentityCheck(proof),
    onSuccess: ({ url }) => window.location.assign(url),
    onError: (error) => {
      if (!(error instanceof ApiError)) return
      // A proof by mail works once and for a limited time, so a new code has to be requested.
      if (error.code === failures.EMAIL_PROOF_EXPIRED) clearVerification('CONFIRM')
      if (error.code === failures.IDENTITY_DONE) void queryClient.invalidateQueries(identityQuery())
    },
  })
  return { starting, start: (proof: OwnProof) => starting.mutate(proof) }
}
