import { Trans, useLingui } from '@lingui/react/macro'
import { Bell, ShieldCheck } from 'lucide-react'
import { paths } from '#lib/paths.ts'
import { IconLink } from '#ui/icon-link.tsx'

export function HomeHeader() {
  const { t } = useLingui()
  return (
    <header className="pt-safe-0 sticky top-0 z-20 bg-sand/95 backdrop-blur-sm">
      <div className="flex min-h-14 items-center justify-between pr-2.5 pl-gutter">
        <h1 className="text-2xl font-extrabold">
          <Trans>
            혼저<span className="text-tangerine-500">.</span>
          </Trans>
        </h1>
        <div className="flex">
          <IconLink to={paths.safetyCheck()} label={t`혼행 체크`} icon={<ShieldCheck size={22} />} />
          <IconLink to={paths.alarm()} label={t`알림`} icon={<Bell size={22} />} />
        </div>
      </div>
    </header>
  )
}
