import { Trans, useLingui } from '@lingui/react/macro'
import { CircleAlert, Link2 } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { isRefusal } from '#lib/api-error.ts'
import { errorText } from '#lib/error-text.ts'
import { Button } from '#ui/button.tsx'
import { Callout } from '#ui/callout.tsx'
import type { useKakaoReturn } from './use-kakao-return.ts'

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
