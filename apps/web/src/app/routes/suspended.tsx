import { useLingui } from '@lingui/react/macro'
import { LogOut } from 'lucide-react'
import { useLogOut } from '#features/account/use-log-out.ts'
import { StandingPanel } from '#features/standing/standing-panel.tsx'
import { Button } from '#ui/button.tsx'

export function Component() {
  const { t } = useLingui()
  const { logOut, isLoggingOut } = useLogOut()
  return (
    <>
      {/* Nothing to go back to: every other screen would lead here again. */}
      <header className="pt-safe-0 px-gutter">
        <h1 className="flex min-h-14 items-center text-xl font-bold">{t`이용 제한 안내`}</h1>
      </header>
      <div className="flex-1 px-gutter pt-2 pb-8">
        <StandingPanel
          logOut={
            <div className="text-center">
              <Button
                variant="ghost"
                size="md"
                icon={<LogOut aria-hidden="true" size={18} />}
                isLoading={isLoggingOut}
                onClick={() => void logOut()}
              >
                {t`로그아웃`}
              </Button>
            </div>
          }
        />
      </div>
    </>
  )
}
