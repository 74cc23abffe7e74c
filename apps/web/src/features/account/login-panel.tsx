import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate, useSearchParams } from 'react-router'
import { nextPath } from '#lib/next-path.ts'
import { paths } from '#lib/paths.ts'
import { LinkButton } from '#ui/link-button.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { KakaoNotice } from './kakao/kakao-notice.tsx'
import { useConnectKakao } from './kakao/use-connect-kakao.ts'
import { useKakaoReturn } from './kakao/use-kakao-return.ts'
import { LoggedOutNotice } from './logged-out-notice.tsx'
import { LanguageLink } from './language-link.tsx'
import { LoginForm } from './login-form.tsx'
import { LoginScene } from './login-scene.tsx'
import { OtherWays } from './other-ways.tsx'

export function LoginPanel() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const kakao = useKakaoReturn()
  const connect = useConnectKakao()
  const { existing } = kakao
  const next = existing?.next ?? nextPath(search)

  function handleLoggedIn({ email, password }: { email: string; password: string }) {
    // Another account than the one Kakao knows is logged in to, and no more.
    if (existing !== null && email.toLowerCase() === existing.email.toLowerCase()) {
      connect({ kakaoToken: existing.ticket, password })
    }
    void navigate(next, { replace: true })
  }

  return (
    <div className="flex flex-1 flex-col bg-tangerine-50">
      <div className="relative">
        <LoginScene />
        <p className="pt-safe-8 absolute inset-x-gutter top-0 text-3xl font-extrabold text-ink">
          <Trans>
            혼저<span className="text-tangerine-500">.</span>
          </Trans>
        </p>
        <div className="pt-safe-7 absolute top-0 right-gutter">
          <LanguageLink />
        </div>
      </div>
      <div className="pb-safe-6 relative -mt-6 flex flex-1 flex-col gap-6 rounded-t-xl bg-sand px-gutter pt-7">
        <div>
          <h1 className="text-2xl font-bold">
            <Trans>로그인</Trans>
          </h1>
          <p className="mt-1 text-basalt-500">
            <Trans>혼자 떠나도 든든한 제주, 혼저 옵서예</Trans>
          </p>
        </div>
        <LoggedOutNotice />
        <KakaoNotice {...kakao} />
        {kakao.isBusy ? (
          <p role="status" className="flex items-center justify-center gap-3 py-16 text-basalt-700">
            <Spinner />
            <Trans>카카오로 로그인하고 있어요</Trans>
          </p>
        ) : (
          <LoginForm key={existing?.email} initialEmail={existing?.email} onLoggedIn={handleLoggedIn} />
        )}
        <nav aria-label={t`계정 도움`} className="-my-3 flex flex-wrap gap-2 *:flex-1 *:whitespace-nowrap">
          <LinkButton to={paths.signUp()} variant="ghost" size="md">{t`회원가입`}</LinkButton>
          <LinkButton to={paths.findPassword()} variant="ghost" size="md">{t`비밀번호 찾기`}</LinkButton>
        </nav>
        <div className="flex items-center gap-3 text-sm text-basalt-500 before:h-px before:flex-1 before:bg-basalt-200 after:h-px after:flex-1 after:bg-basalt-200">
          <Trans>또는</Trans>
        </div>
        <OtherWays next={next} />
      </div>
    </div>
  )
}
