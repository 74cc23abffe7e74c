import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '#lib/navigation/paths.ts'
import { readAccount } from '#lib/server/session.ts'
import { HeaderEnd } from '#ui/list/header-end.tsx'

const SPLASH_MS = 3000

export function Component() {
  const { t } = useLingui()
  const navigate = useNavigate()

  const help = useRef<HTMLDivElement>(null)
  /** Who reaches for help is not carried off. */
  const isHelped = useRef(false)

  const leave = useEffectEvent(() => {
    if (isHelped.current) return
    void navigate(readAccount() === null ? paths.login() : paths.home(), { replace: true })
  })
  useEffect(() => {
    const timer = setTimeout(() => leave(), SPLASH_MS)
    const handleSkip = (event: Event) => {
      const isOfHelp = event.target instanceof Node && help.current?.contains(event.target) === true
      if (isOfHelp) isHelped.current = true
      else if (!(event instanceof KeyboardEvent && event.key === 'Tab')) {
        // What is tapped in the sheet, or beside it, is of the sheet.
        isHelped.current = isHelped.current && document.querySelector('[role=dialog]') !== null
        leave()
      }
    }
    window.addEventListener('keydown', handleSkip)
    window.addEventListener('click', handleSkip)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('keydown', handleSkip)
      window.removeEventListener('click', handleSkip)
    }
  }, [])

  return (
    <div className="relative flex flex-1 flex-col items-center overflow-hidden bg-tangerine-50">
      <div ref={help} className="pt-safe-0 absolute top-0 right-0 z-10 px-2 py-1.5">
        <HeaderEnd />
      </div>
      <div className="mt-[26dvh] flex flex-col items-center px-gutter text-center">
        <h1 className="text-[48px] leading-none font-extrabold">
          <Trans>
            혼저<span className="text-tangerine-500">.</span>
          </Trans>
        </h1>
        <p className="mt-4 text-lg text-basalt-700">{t`혼자 떠나는 제주, 혼저 옵서예`}</p>
      </div>
      <SplashScene />
      <button
        type="button"
        className="pb-safe-6 absolute bottom-0 z-10 min-h-11 px-6 pt-3 text-sm font-semibold text-white"
      >
        {t`화면을 누르면 바로 시작해요`}
      </button>
    </div>
  )
}

/** The morning the app opens with: sun over an oreum, a canola field, the sea wall in front. Decoration only. */
function SplashScene() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 480 420"
      preserveAspectRatio="xMidYMax slice"
      className="absolute inset-x-0 bottom-0 h-[58dvh] w-full"
    >
      <circle cx="330" cy="130" r="52" fill="#ffc6a1" />
      <circle cx="330" cy="130" r="38" fill="#ff9250" />
      <path
        d="M0 250c50-14 92-60 150-118 18-18 34-8 54 6 18-14 40-22 58-2 50 58 112 102 218 116v168H0z"
        fill="#8fc08a"
      />
      <path d="M0 290c70-34 150-44 236-16s170 22 244-10v156H0z" fill="#6aa84f" />
      <path d="M0 318c90-26 190-10 262 8s150 12 218-10v104H0z" fill="#f2c14e" />
      <path d="M0 336c100-22 210 6 300 12s130-4 180-16v88H0z" fill="#3f7d4e" />
      <path d="M0 366q30-16 60-4t60-4 60 4 60-4 60 4 60-4 60 4 60-6v64H0z" fill="#0b5a60" />
      <path d="M0 386q30-12 60-2t60-2 60 2 60-2 60 2 60-2 60 2 60-4v40H0z" fill="#1b1e22" />
    </svg>
  )
}
