import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { buttonClass } from '#ui/button-class.ts'
import { cx } from '#ui/cx.ts'
import { toast } from '#ui/toast.ts'
import { providersQuery } from '../account.api.ts'

/** No call of the API's but a page of the server's, which sends the browser on to Kakao. */
const KAKAO_LOGIN = '/api/auth/kakao'

/** In Kakao's own colours and mark, as its guidelines ask. `next`: where to go after the login. */
export function KakaoButton({ next }: { next: string }) {
  const { t } = useLingui()
  const { data: providers } = useQuery(providersQuery())

  function handlePress() {
    if (providers?.kakao === true) window.location.assign(`${KAKAO_LOGIN}?${new URLSearchParams({ next }).toString()}`)
    else toast.blank(t`카카오 로그인은 준비 중이에요`)
  }
  return (
    <button
      type="button"
      onClick={handlePress}
      className={cx(buttonClass({ variant: 'ghost', fullWidth: true }), 'bg-[#fee500] text-ink hover:bg-[#f2da00]')}
    >
      <svg aria-hidden="true" width="20" height="20" viewBox="0 0 20 20" fill="currentColor">
        <path d="M10 2.5c-4.7 0-8.5 3-8.5 6.7 0 2.4 1.6 4.5 4 5.7l-.8 3.1c-.1.3.2.5.5.4l3.6-2.5 1.2.1c4.7 0 8.5-3 8.5-6.8S14.7 2.5 10 2.5z" />
      </svg>
      {t`카카오로 시작하기`}
    </button>
  )
}
