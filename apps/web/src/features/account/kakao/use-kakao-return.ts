import type { KakaoOutcome } from '@honjeo/contract/auth'
import { nicknameProblem } from '@honjeo/contract/values/nickname'
import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { ownPath } from '#lib/next-path.ts'
import { paths } from '#lib/paths.ts'
import { saveSession } from '#lib/session.ts'
import { toast } from '#ui/toast.ts'
import { exchangeKakaoTicket } from '../account.api.ts'
import { readProfile, saveProfileFields } from '../profile-store.ts'
import { saveKakaoProof } from '../sign-up-store.ts'

/** `#kakao=…`, which stays in the browser and out of every log. */
const ticketIn = (hash: string) => new URLSearchParams(hash.slice(1)).get('kakao')

/** Back from Kakao: the ticket in the address becomes a session, or begins a sign-up, or waits for the login of the account there is. */
export function useKakaoReturn() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { search, hash } = useLocation()
  const [ticket] = useState(() => ticketIn(hash))
  const isTaken = useRef(false)

  const exchanging = useMutation({
    mutationFn: exchangeKakaoTicket,
    onSuccess: ({ session, ...outcome }, token) => {
      if (session !== null) {
        const { id, accessToken, refreshToken } = session
        saveSession({ userId: id, accessToken, refreshToken })
        toast.success(t`로그인되었습니다!`)
        return navigate(ownPath(outcome.next) ?? paths.home(), { replace: true })
      }
      if (outcome.kind !== 'SIGNUP') return
      beginSignUp(token, outcome)
      return navigate(paths.signUp(), { replace: true })
    },
  })

  const take = useEffectEvent(() => {
    if (ticket === null || isTaken.current) return
    isTaken.current = true
    // Good for one use: neither a reload nor the history shall hold it.
    void navigate({ search, hash: '' }, { replace: true })
    exchanging.mutate(ticket)
  })
  useEffect(() => take(), [])

  const { data: outcome } = exchanging
  return {
    /** From the first picture on, before the exchange has begun. */
    isBusy: ticket !== null && !exchanging.isError && outcome?.kind !== 'EXISTING',
    error: exchanging.error,
    retry: () => ticket !== null && exchanging.mutate(ticket),
    /** The account of the same address, and what connects it after its login. */
    existing:
      outcome?.kind === 'EXISTING' && outcome.email !== null && ticket !== null
        ? { email: outcome.email, ticket, next: ownPath(outcome.next) }
        : null,
  }
}

function beginSignUp(token: string, { email, nickName }: Omit<KakaoOutcome, 'session'>): void {
  saveKakaoProof({ token, email })
  const isFree = readProfile().nickname === ''
  if (isFree && nickName !== null && nicknameProblem(nickName) === null) saveProfileFields({ nickname: nickName })
}
