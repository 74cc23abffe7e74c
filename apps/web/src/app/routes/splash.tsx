import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '#lib/paths.ts'
import { readSession } from '#lib/session.ts'
import { SplashScene } from '../splash-scene.tsx'

const SPLASH_MS = 3000

export function Component() {
  const { t } = useLingui()
  const navigate = useNavigate()

  const leave = useEffectEvent(() => {
    void navigate(readSession() === null ? paths.login() : paths.home(), { replace: true })
  })
  useEffect(() => {
    const timer = setTimeout(() => leave(), SPLASH_MS)
    const handleSkip = () => leave()
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
      <div className="mt-[26dvh] flex flex-col items-center px-gutter text-center">
        <h1 className="text-[3rem] leading-none font-extrabold">
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
