import type { NotificationSettings } from '@honjeo/contract/push'
import type { NotificationType } from '@honjeo/contract/values/enums'
import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import { Card } from '#ui/card.tsx'
import { Switch } from '#ui/switch.tsx'
import { TYPE_NAMES } from './type-texts.ts'

type Types = NotificationSettings['types']
type Channel = keyof Types[NotificationType]

/** The switches of a row, which stand below its name where the screen is narrow or the letters are large. */
const COLUMNS = 'ml-auto flex flex-wrap justify-end gap-x-2'

export interface TypeSwitchesProps {
  title: MessageDescriptor
  types: readonly NotificationType[]
  value: Types
  onChange: (type: NotificationType, channel: Channel, isOn: boolean) => void
}

/** A group of types, each with a switch for the list in the app, one for push and one for mails. */
export function TypeSwitches({ title, types, value, onChange }: TypeSwitchesProps) {
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
        <h2 className="min-w-32 flex-1 text-lg font-bold">{heading}</h2>
        <div aria-hidden="true" className={COLUMNS}>
          {channels.map(({ channel, name }) => (
            <span key={channel} className="w-12 text-center text-sm whitespace-nowrap text-basalt-500">
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
                <span aria-hidden="true" className="min-w-32 flex-1">
                  {typeName}
                </span>
                <div className={COLUMNS}>
                  {channels.map(({ channel, name }) => (
                    <Switch
                      key={channel}
                      label={<span className="sr-only">{`${typeName} ${name}`}</span>}
                      className="gap-0!"
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
