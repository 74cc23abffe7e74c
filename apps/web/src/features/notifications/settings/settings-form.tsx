import { clockTimeOf, minuteOf } from '@honjeo/contract/values/clock-time'
import type { NotificationSettings } from '@honjeo/contract/push'
import type { NotificationType } from '@honjeo/contract/values/enums'
import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { errorText } from '#lib/server/api-error.ts'
import type { Locale } from '#lib/text/locales.ts'
import { Card } from '#ui/list/card.tsx'
import { cx } from '#ui/cx.ts'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { Skeleton, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { Switch } from '#ui/form/switch.tsx'
import { TimeField } from '#ui/form/time-field.tsx'
import { toast } from '#ui/overlay/toast.ts'
import { saveSettings, settingsQuery } from '../notifications.api.ts'
import { TYPE_GROUPS, TYPE_NAMES } from './type-texts.ts'

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

/**
 * Shows a change at once and saves it. They go out one after another, each with everything that was changed by then, so
 * that quick taps do not overtake each other; after a failure the server's word counts.
 */
function useChangeSettings(): (change: (settings: NotificationSettings) => NotificationSettings) => void {
  const { i18n } = useLingui()
  const queryClient = useQueryClient()
  const { queryKey } = settingsQuery()
  const saving = useMutation({
    scope: { id: 'notification-settings' },
    mutationFn: async () => {
      const settings = queryClient.getQueryData(queryKey)
      // Mails are written in the language the switches are read in.
      return settings && saveSettings({ ...settings, language: i18n.locale as Locale })
    },
    onError: (error) => {
      toast.error(errorText(error))
      void queryClient.invalidateQueries({ queryKey })
    },
  })

  return (change) => {
    void queryClient.cancelQueries({ queryKey })
    queryClient.setQueryData(queryKey, (settings) => settings && change(settings))
    saving.mutate()
  }
}

type Types = NotificationSettings['types']
type Channel = keyof Types[NotificationType]

/** The switches of a row, which go below its name where the screen is narrow or the letters are large. */
const COLUMNS = 'ml-auto flex flex-wrap justify-end gap-x-2'
/** Three have to fit the narrowest phone, so the names above them grow as far as that allows. */
const COLUMN = 'w-[max(48px,min(3rem,18vw))] text-[min(var(--text-sm),max(13px,4.4vw))]'

interface TypeSwitchesProps {
  title: MessageDescriptor
  types: readonly NotificationType[]
  value: Types
  onChange: (type: NotificationType, channel: Channel, isOn: boolean) => void
}

/** A group of types, each with a switch for the list in the app, one for push and one for mails. */
function TypeSwitches({ title, types, value, onChange }: TypeSwitchesProps) {
  const { t, i18n } = useLingui()
  const channels: { channel: Channel; name: string }[] = [
    { channel: 'inApp', name: t`앱` },
    { channel: 'push', name: t`푸시` },
    { channel: 'email', name: t`메일` },
  ]
  const heading = i18n._(title)
  return (
    <section aria-label={heading}>
      <div className="flex flex-wrap items-end gap-x-3 px-4 pb-1.5">
        <h2 className="min-w-min flex-[1_1_8rem] text-lg font-bold">{heading}</h2>
        <div aria-hidden="true" className={COLUMNS}>
          {channels.map(({ channel, name }) => (
            <span key={channel} className={cx(COLUMN, 'text-center whitespace-nowrap text-basalt-500')}>
              {name}
            </span>
          ))}
        </div>
      </div>
      <Card className="px-4 py-1">
        <ul className="divide-y divide-basalt-200">
          {types.map((type) => {
            const typeName = i18n._(TYPE_NAMES[type])
            return (
              <li key={type} className="flex min-h-14 flex-wrap items-center gap-x-3">
                <span aria-hidden="true" className="min-w-min flex-[1_1_8rem]">
                  {typeName}
                </span>
                <div className={COLUMNS}>
                  {channels.map(({ channel, name }) => (
                    <Switch
                      key={channel}
                      label={<span className="sr-only">{`${typeName} ${name}`}</span>}
                      className={cx(COLUMN, 'justify-center! gap-0!')}
                      checked={value[type][channel]}
                      onChange={({ target }) => onChange(type, channel, target.checked)}
                    />
                  ))}
                </div>
              </li>
            )
          })}
        </ul>
      </Card>
    </section>
  )
}

type Quiet = NotificationSettings['quiet']

/** The hours from ten in the evening to eight in the morning, in minutes of the day. */
const NIGHT = { from: minuteOf('22:00'), to: minuteOf('08:00') }

function QuietHours({ value, onChange }: { value: Quiet; onChange: (quiet: Quiet) => void }) {
  const { t } = useLingui()
  return (
    <Card className="px-4 py-2">
      <Switch
        label={<span className="font-semibold">{t`방해 금지 시간`}</span>}
        description={t`이 시간에는 푸시를 보내지 않고, 끝나면 알려드려요. 한국 시간이에요.`}
        checked={value !== null}
        onChange={({ target }) => onChange(target.checked ? NIGHT : null)}
      />
      {value !== null && (
        <div className="grid grid-cols-2 gap-3 pt-2 pb-3">
          <TimeField
            label={t`시작`}
            value={clockTimeOf(value.from)}
            onChange={(clock) => onChange({ ...value, from: minuteOf(clock) })}
          />
          <TimeField
            label={t`끝`}
            value={clockTimeOf(value.to)}
            onChange={(clock) => onChange({ ...value, to: minuteOf(clock) })}
          />
        </div>
      )}
    </Card>
  )
}
