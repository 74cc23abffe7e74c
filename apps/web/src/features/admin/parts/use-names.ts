import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'

/** A table of `labels.ts` in the language of the screen. */
export function useNames<T extends string>(names: Readonly<Record<T, MessageDescriptor>>): Record<T, string> {
  const { i18n } = useLingui()
  const entries = Object.entries<MessageDescriptor>(names)
  return Object.fromEntries(entries.map(([code, name]) => [code, i18n._(name)])) as Record<T, string>
}
