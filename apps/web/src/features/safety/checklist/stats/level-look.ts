import type { SafetyLevel } from '@honjeo/contract/values/safety'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

interface LevelLook {
  /** A fill and the text on it, the same in both schemes but for the grey. */
  className: string
  label: MessageDescriptor
}

/** The colours of the calendar, best first. */
export const LEVEL_LOOKS: Record<SafetyLevel, LevelLook> = {
  HIGH: { className: 'bg-easy-fill text-ink', label: msg`80% 이상` },
  GOOD: { className: 'bg-sea-600 text-white', label: msg`60~79%` },
  FAIR: { className: 'bg-normal-fill text-ink', label: msg`40~59%` },
  LOW: { className: 'bg-hard-fill text-ink', label: msg`40% 미만` },
  NONE: { className: 'bg-basalt-200 text-basalt-700', label: msg`0%` },
}
