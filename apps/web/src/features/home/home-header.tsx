import { Trans, useLingui } from '@lingui/react/macro'
import { Bell, ShieldCheck } from 'lucide-react'
import { paths } from '#lib/paths.ts'
import { IconLink } from '#ui/icon-link.tsx'

/** Notifications belong to another feature; the route brings along whether there are new ones. */
export function HomeHeader({ hasNews }: { hasNews: boolean }) {
  const { t } = useLingui()
  return (
    <header className="pt-safe-0 sticky top-(--running-height) z-20 bg-sand/95 backdrop-blur-sm">
      <div className="flex min-h-14 items-center justify-between pr-2.5 pl-gutter">
        <h1 className="text-2xl font-extrabold">
          <Trans>
            혼저<span className="text-tangerine-500">.</span>
          </Trans>
        </h1>
        <div className="flex">
          <IconLink to={paths.safetyCheck()} label={t`혼행 체크`} icon={<ShieldCheck size={22} />} />
          <IconLink
            to={paths.alarm()}
            label={hasNews ? t`알림, 새 소식 있음` : t`알림`}
            icon={<Bell size={22} />}
            badge={hasNews ? 'dot' : undefined}
          />
        </div>
      </div>
    </header>
  )
}
