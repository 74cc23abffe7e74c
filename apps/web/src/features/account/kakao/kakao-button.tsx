import { useLingui } from '@lingui/react/macro'
import { buttonClass } from '#ui/button-class.ts'
import { cx } from '#ui/cx.ts'
import { toast } from '#ui/toast.ts'
/** No call of the API's but a page of the server's, which sends the browser on to Kakao. */
const KAKAO_LOGIN = '/api/auth/kakao'

export interface KakaoButtonProps {
  /** Where to go after the login. */
  next: string
  /** Whether the operator has Kakao's key; without it the button says that it is being prepared. */
  isReady: boolean
}

/** In Kakao's own colours and mark, as its guidelines ask, where it does something. */
export function KakaoButton({ next, isReady }: KakaoButtonProps) {
  const { t } = useLingui()

  function handlePress() {
    if (isReady) window.location.assign(`${KAKAO_LOGIN}?${new URLSearchParams({ next }).toString()}`)
    else toast.blank(t`카카오 로그인은 준비 중이에요`)
  }
  return (
    <button
      type="button"
      onClick={handlePress}
      className={cx(
        buttonClass({ variant: 'ghost', fullWidth: true }),
        isReady ? 'bg-[#fee500] text-ink hover:bg-[#f2da00]' : 'bg-basalt-100 font-normal text-basalt-700',
      )}
    >
      <svg aria-hidden="true" width="20" height="20" viewBox="0 0 20 20" fill="currentColor">
        <path d="M10 2.5c-4.7 0-8.5 3-8.5 6.7 0 2.4 1.6 4.5 4 5.7l-.8 3.1c-.1.3.2.5.5.4l3.6-2.5 1.2.1c4.7 0 8.5-3 8.5-6.8S14.7 2.5 10 2.5z" />
      </svg>
      {isReady ? t`카카오로 시작하기` : t`카카오로 시작하기 (준비 중)`}
    </button>
  )
}
