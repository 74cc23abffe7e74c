import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { CircleAlert, Languages } from 'lucide-react'
import { type LoaderFunctionArgs, redirect, useLocation, useNavigate, useSearchParams } from 'react-router'
import { Link } from '#ui/link.tsx'
import { LANGUAGE_NAMES, type Locale } from '#lib/text/locales.ts'
import { nextPath, ownPath, readLoggedOut } from '#lib/navigation/login-state.ts'
import { paths } from '#lib/navigation/paths.ts'
import { readAccount, readSession } from '#lib/server/session.ts'
import { buttonClass, LinkButton } from '#ui/form/button.tsx'
import { Callout } from '#ui/feedback/callout.tsx'
import { cx } from '#ui/cx.ts'
import { Spinner } from '#ui/feedback/spinner.tsx'
import { toast } from '#ui/overlay/toast.ts'
import { providersQuery } from '../account.api.ts'
import { KakaoNotice, useConnectKakao, useKakaoReturn } from './kakao-return.tsx'
import { LoginForm } from './login-form.tsx'
import { HeaderEnd } from '#ui/list/header-end.tsx'

export function loader({ request }: LoaderFunctionArgs) {
  const { searchParams: search } = new URL(request.url)
  if (readSession() !== null) return redirect(nextPath(search))
  // What a guest taps that needs an account leads here, as it does for visitors; who comes on purpose says so.
  const isGuest = readAccount() !== null && !search.has('guest')
  return isGuest ? redirect(paths.guest(ownPath(search.get('next')) ?? undefined)) : null
}

export function Component() {
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
      {/* Stays in reach of who scrolls; beside it the row leaves its place free. */}
      <div className="sticky top-(--running-height) z-20 h-0">
        <div className="pt-safe-7 pointer-events-none flex justify-end px-gutter *:pointer-events-auto">
          <HeaderEnd variant="floating" />
        </div>
      </div>
      <div className="relative">
        <LoginScene />
        <div className="pt-safe-7 absolute right-[calc(var(--spacing-gutter)+52px)] left-gutter top-0 flex flex-wrap items-center gap-2">
          <p className="mr-auto text-[28px] leading-none font-extrabold text-ink">
            <Trans>
              혼저<span className="text-tangerine-500">.</span>
            </Trans>
          </p>
          <TextSizeLink />
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
        <nav aria-label={t`계정 도움`} className="-my-3 flex flex-wrap gap-2 *:max-w-full *:flex-auto">
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

/** Says why the login is shown to a visitor who has not asked for it. */
function LoggedOutNotice() {
  const { t } = useLingui()
  const { state } = useLocation()
  const why = readLoggedOut(state)
  return (
    <div role="status" className="empty:hidden">
      {why !== undefined && (
        <Callout tone="warning" icon={<CircleAlert aria-hidden="true" size={18} />}>
          {why === '' ? t`인증이 만료되었습니다. 다시 로그인해주세요.` : why}
        </Callout>
      )}
    </div>
  )
}

const OVER_SCENE =
  'flex min-h-11 items-center gap-1.5 rounded-full bg-white/80 px-3.5 text-sm font-semibold text-ink hover:bg-white'

/** Leads a visitor for whom this text is too small to the text size: a letter is the sign of it in every language. */
function TextSizeLink() {
  const { t } = useLingui()
  return (
    <Link to={paths.textSize()} aria-label={t`글자 크기`} className={cx(OVER_SCENE, 'min-w-11 justify-center text-lg')}>
      {t({ message: '가', context: 'a letter' })}
    </Link>
  )
}

/** Leads a visitor who cannot read this language to the others: a sign that is known everywhere, and the language by its own name. */
function LanguageLink() {
  const { t, i18n } = useLingui()
  return (
    <Link to={paths.language()} className={OVER_SCENE}>
      <Languages aria-hidden="true" size={18} />
      <span className="sr-only">{t`언어`}: </span>
      {LANGUAGE_NAMES[i18n.locale as Locale]}
    </Link>
  )
}

/** Morning sea with an oreum behind it; decoration only. It keeps its daylight in the dark scheme, like a picture. */
function LoginScene() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 480 220"
      preserveAspectRatio="xMidYMax slice"
      className="block h-[clamp(132px,26dvh,220px)] w-full"
    >
      <path d="M0 0h480v220H0z" fill="#ffe3d0" />
      <circle cx="356" cy="84" r="40" fill="#ffc6a1" />
      <circle cx="356" cy="84" r="29" fill="#ff9250" />
      <path d="M0 158c60-10 104-30 158-72 22-17 40-10 62 2 20-12 44-18 64 0 50 44 110 62 196 72v60H0z" fill="#9cc48c" />
      <path d="M0 172c80-30 168-22 240-8s160 8 240-10v66H0z" fill="#6aa84f" />
      <path d="M0 178h480v42H0z" fill="#0b7a80" />
      <path d="M0 178q30-12 60 0t60 0 60 0 60 0 60 0 60 0 60 0 60 0v12H0z" fill="#3aa3ad" />
      <path d="M70 172v-34M104 176v-24" stroke="#7a4a3a" strokeWidth="5" strokeLinecap="round" />
      <circle cx="70" cy="130" r="15" fill="#3f7d4e" />
      <circle cx="104" cy="146" r="11" fill="#3f7d4e" />
      <circle cx="64" cy="127" r="2.5" fill="#ff9250" />
      <circle cx="75" cy="133" r="2.5" fill="#ff9250" />
      <circle cx="106" cy="144" r="2" fill="#ff9250" />
    </svg>
  )
}

/** The ways in without a password: by Kakao where the operator has its key, and without an account. What works comes first. */
function OtherWays({ next }: { next: string }) {
  const { t } = useLingui()
  const { data: providers, isLoading } = useQuery(providersQuery())
  const isKakaoReady = providers?.kakao === true
  return (
    // The buttons are unseen until their order is known, so that neither moves under a finger. Without a network it is not waited for.
    <div className={cx('flex flex-col gap-3', isLoading && 'invisible')}>
      {isKakaoReady && <KakaoButton next={next} isReady />}
      <LinkButton to={paths.home()} variant="secondary" fullWidth>{t`둘러보기`}</LinkButton>
      {!isKakaoReady && <KakaoButton next={next} isReady={false} />}
    </div>
  )
}

/** No call of the API's but a page of the server's, which sends the browser on to Kakao. */
const KAKAO_LOGIN = '/api/auth/kakao'

interface KakaoButtonProps {
  /** The path that the login leads to. */
  next: string
  /** Whether the operator has Kakao's key; without it the button says that it is being prepared. */
  isReady: boolean
}

/** A button in Kakao's own colours and mark, as its guidelines ask, where it does something. */
function KakaoButton({ next, isReady }: KakaoButtonProps) {
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
