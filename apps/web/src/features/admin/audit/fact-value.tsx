import type { AuditTarget } from '@honjeo/contract/values/enums'
import { useLingui } from '@lingui/react/macro'
import { formatDateTime } from '#lib/dates.ts'
import { ClampedText } from '#ui/clamped-text.tsx'
import { valueNames } from './fact-names.ts'

const INSTANT = /^\d{4}-\d{2}-\d{2}T/
/** Longer texts open when asked for. */
const LINE_MAX = 200

interface FactValueProps {
  name: string
  target: AuditTarget
  value: unknown
}

/** Whatever stands in the log, as a person reads it. */
export function FactValue({ name, target, value }: FactValueProps) {
  const { t, i18n } = useLingui()
  if (value === undefined || value === null || value === '') {
    return <span className="text-basalt-500">{t`없음`}</span>
  }
  if (typeof value === 'boolean') return value ? t`예` : t`아니요`
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : JSON.stringify(value)
  const known = valueNames(name, target)[text]
  if (known !== undefined) return i18n._(known)
  if (INSTANT.test(text)) return formatDateTime(text)
  return text.length > LINE_MAX ? (
    <ClampedText>{text}</ClampedText>
  ) : (
    <span className="whitespace-pre-line">{text}</span>
  )
}
