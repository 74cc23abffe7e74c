import type { MannerCount } from '@honjeo/contract/meeting-words'
import type { MeetingTag } from '@honjeo/contract/values/enums'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'

export const MEETING_TAG_TEXTS: Record<MeetingTag, MessageDescriptor> = {
  PUNCTUAL: msg`시간을 잘 지켜요`,
  KIND: msg`말이 따뜻해요`,
  LISTENS: msg`이야기를 잘 들어줘요`,
  RESPECTFUL: msg`적당한 거리를 지켜줘요`,
  COMFORTABLE: msg`함께 있기 편해요`,
  CONSIDERATE: msg`잘 배려해줘요`,
  INFORMED: msg`길과 장소를 잘 알아요`,
  AGAIN: msg`또 만나고 싶어요`,
}

/** What people who met somebody say of them, in words with counts: no degree and no stars. */
export function MannerWords({ manner }: { manner: readonly MannerCount[] }) {
  const { t, i18n } = useLingui()
  return (
    <ul className="flex flex-wrap gap-x-3 gap-y-1">
      {manner.map(({ tag, count }) => (
        <li key={tag}>
          {i18n._(MEETING_TAG_TEXTS[tag])} <span className="text-basalt-500">{t`${count}명`}</span>
        </li>
      ))}
    </ul>
  )
}
