import type { NotificationSettings } from '@honjeo/contract/push'
import type { NotificationType } from '@honjeo/contract/values/enums'
import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import { Card } from '#ui/card.tsx'
import { Switch } from '#ui/switch.tsx'
import { TYPE_NAMES } from './type-texts.ts'

type Types = NotificationSettings['types']
type Channel = keyof Types[NotificationType]

export interface TypeSwitchesProps {
  title: MessageDescriptor
  types: readonly NotificationType[]
  value: Types
  onChange: (type: NotificationType, channel: Channel, isOn: boolean) => void
}

/** A group of types, each with a switch for the list in the app and one for push. */
export function TypeSwitches({ title, types, value, onChange }: TypeSwitchesProps) {
  const { t, i18n } = useLingui()
  const channels: { channel: Channel; name: string }[] = [
    { channel: 'inApp', name: t`앱` },
    { channel: 'push', name: t`푸시` },
  ]
  const heading = i18n._(title)
  return (
    <section aria-label={heading}>
      <div className="flex items-end gap-3 px-4 pb-1.5">
        <h2 className="min-w-0 flex-1 text-lg font-bold">{heading}</h2>
        {channels.map(({ channel, name }) => (
          <span key={channel} aria-hidden="true" className="w-12 text-center text-sm text-basalt-500">
            {name}
          </span>
        ))}
      </div>
      <Card className="px-4 py-1">
        <ul className="divide-y divide-basalt-200">
          {types.map((type) => {
            const typeName = i18n._(TYPE_NAMES[type])
            return (
              <li key={type} className="flex min-h-14 items-center gap-3">
                <span aria-hidden="true" className="min-w-0 flex-1">
                  {typeName}
                </span>
                {channels.map(({ channel, name }) => (
                  <Switch
                    key={channel}
                    label={<span className="sr-only">{`${typeName} ${name}`}</span>}
                    className="gap-0!"
                    checked={value[type][channel]}
                    onChange={({ target }) => onChange(type, channel, target.checked)}
                  />
                ))}
              </li>
            )
          })}
        </ul>
      </Card>
    </section>
  )
}
