import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { errorText } from '#lib/error-text.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { QuietHours } from './quiet-hours.tsx'
import { settingsQuery } from './settings.api.ts'
import { TYPE_GROUPS } from './type-texts.ts'
import { TypeSwitches } from './type-switches.tsx'
import { useChangeSettings } from './use-change-settings.ts'

/** What the member wants to hear of, and when: the same on all of their devices. */
export function SettingsForm() {
  const { i18n } = useLingui()
  const { data: settings, error, isFetching, refetch } = useQuery(settingsQuery())
  const change = useChangeSettings()
  if (settings === undefined) {
    if (error === null) return <SettingsSkeleton />
    return <ErrorState message={errorText(error)} isRetrying={isFetching} onRetry={() => void refetch()} />
  }
  return (
    <>
      <QuietHours value={settings.quiet} onChange={(quiet) => change((known) => ({ ...known, quiet }))} />
      {TYPE_GROUPS.map(({ title, types }) => (
        <TypeSwitches
          key={i18n._(title)}
          title={title}
          types={types}
          value={settings.types}
          onChange={(type, channel, isOn) =>
            change(({ types: known, ...rest }) => ({
              ...rest,
              types: { ...known, [type]: { ...known[type], [channel]: isOn } },
            }))
          }
        />
      ))}
    </>
  )
}

function SettingsSkeleton() {
  return (
    <SkeletonGroup className="space-y-6">
      <Skeleton className="h-20 rounded-lg" />
      <Skeleton className="h-72 rounded-lg" />
      <Skeleton className="h-56 rounded-lg" />
    </SkeletonGroup>
  )
}
