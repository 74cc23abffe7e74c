import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { CircleAlert, Link2 } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { errorText, isRefusal } from '#lib/server/api-error.ts'
import { ownPath } from '#lib/navigation/login-state.ts'
import { paths } from '#lib/navigation/paths.ts'
import { saveSession } from '#lib/server/session.ts'
import { Button } from '#ui/form/button.tsx'
import { Callout } from '#ui/feedback/callout.tsx'
import { toast } from '#ui/overlay/toast.ts'
import { connectKakao, exchangeKakaoTicket } from '../account.api.ts'

/** `#kakao=…`, which stays in the browser and out of every log. */
const ticketIn = (hash: string) => new URLSearchParams(hash.slice(1)).get('kakao')

/** What a sign-up needs; most who come here log in. */
const loadSignUp = () => import('../sign-up/begin-sign-up.ts')

/**
 * Handles the way back from Kakao: the ticket in the address becomes a session, or begins a sign-up, or waits for the login of the
 * account there is.
 */
export function useKakaoReturn() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { search, hash } = useLocation()
  const [ticket] = useState(() => ticketIn(hash))
  const isTaken = useRef(false)

  const exchanging = useMutation({
    async mutationFn(token: string) {
      // The sign-up is loaded first, since the ticket is good for one use.
      await loadSignUp()
      return exchangeKakaoTicket(token)
    },
    async onSuccess({ session, ...outcome }, token) {
      if (session !== null) {
        const { id, accessToken, refreshToken } = session
        saveSession({ userId: id, accessToken, refreshToken })
        toast.success(t`로그인되었습니다!`)
        return navigate(ownPath(outcome.next) ?? paths.home(), { replace: true })
      }
      if (outcome.kind !== 'SIGNUP') return
      const { beginSignUp } = await loadSignUp()
      beginSignUp(token, outcome)
      return navigate(paths.signUp(), { replace: true })
    },
  })

  const take = useEffectEvent(() => {
    if (ticket === null || isTaken.current) return
    isTaken.current = true
    // The ticket is good for one use: neither a reload nor the history shall hold it.
    void navigate({ search, hash: '' }, { replace: true })
    exchanging.mutate(ticket)
  })
  useEffect(() => take(), [])

  const { data: outcome } = exchanging
  return {
    /** Is true from the first picture on, before the exchange has begun. */
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

type KakaoNoticeProps = Pick<ReturnType<typeof useKakaoReturn>, 'error' | 'retry' | 'existing'>

/** What came of the way to Kakao, where it did not end in a login. */
export function KakaoNotice({ error, retry, existing }: KakaoNoticeProps) {
  const { t } = useLingui()
  const [search] = useSearchParams()
  const texts: Record<string, string> = {
    denied: t`카카오 로그인을 취소했어요. 다시 시도하거나 이메일로 로그인해주세요.`,
    failed: t`카카오에서 답을 받지 못했어요. 잠시 후 다시 시도해주세요.`,
    expired: t`카카오 로그인 시간이 지났어요. 처음부터 다시 시도해주세요.`,
    unavailable: t`카카오 로그인은 준비 중이에요. 이메일로 로그인해주세요.`,
  }
  const returned = texts[search.get('kakao') ?? '']
  const icon = <CircleAlert aria-hidden="true" size={18} />

  return (
    <div role="status" className="empty:hidden">
      {existing !== null ? (
        <Callout icon={<Link2 aria-hidden="true" size={18} />}>
          <Trans>
            {existing.email} 주소로 가입한 계정이 있어요. 비밀번호로 로그인하면 카카오와 연결해드릴게요. 다음부터는
            카카오로 바로 들어올 수 있어요.
          </Trans>
        </Callout>
      ) : error !== null ? (
        <Callout
          tone="danger"
          icon={icon}
          action={
            !isRefusal(error) && (
              <Button variant="secondary" size="sm" onClick={retry}>
                <Trans>다시 시도</Trans>
              </Button>
            )
          }
        >
          {errorText(error)}
        </Callout>
      ) : (
        returned !== undefined && (
          <Callout tone="warning" icon={icon}>
            {returned}
          </Callout>
        )
      )}
    </div>
  )
}

/** Connects the account that has just logged in, with its password as proof; if that fails, the login stays. */
export function useConnectKakao(): (proof: { kakaoToken: string; password: string }) => void {
  const { t } = useLingui()
  const connecting = useMutation({
    mutationFn: connectKakao,
    onSuccess: () => toast.success(t`카카오와 연결했어요. 다음부터는 카카오로 로그인할 수 있어요.`),
    onError: (error) => toast.error(errorText(error)),
  })
  return connecting.mutate
}
