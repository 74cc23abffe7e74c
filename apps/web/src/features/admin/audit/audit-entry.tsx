import type { AuditEntry } from '@honjeo/contract/admin/audit'
import type { AuditTarget } from '@honjeo/contract/values/enums'
import { useLingui } from '@lingui/react/macro'
import { ArrowRight } from 'lucide-react'
import { ConsoleLink } from '../parts/console-link.tsx'
import { formatDateTime } from '#lib/text/dates.ts'
import { parseId } from '#lib/navigation/paths.ts'
import { cardClass } from '#ui/list/card.tsx'
import { ClampedText } from '#ui/list/clamped-text.tsx'
import { adminPaths } from '../admin-paths.ts'
import { AUDIT_ACTION_NAMES, AUDIT_TARGET_NAMES } from './audit-names.ts'
import { FACT_NAMES, type FactChange, factChanges, valueNames } from './fact-names.ts'

/** Says who did what to what, what it was before and after, and why. */
export function AuditEntryCard({ entry }: { entry: AuditEntry }) {
  const { t, i18n } = useLingui()
  const changes = factChanges(entry)
  return (
    <li className={cardClass}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <p className="flex flex-wrap items-baseline gap-x-2.5">
          <span className="font-bold">{i18n._(AUDIT_ACTION_NAMES[entry.action])}</span>
          <AuditTargetName entry={entry} />
        </p>
        <p className="flex flex-wrap gap-x-2.5 text-sm text-basalt-500">
          <StaffName entry={entry} />
          <time dateTime={entry.createdAt}>{formatDateTime(entry.createdAt)}</time>
        </p>
      </div>
      {changes.length > 0 && (
        <dl className="mt-3 grid gap-x-4 gap-y-1.5 text-sm sm:grid-cols-[minmax(6rem,auto)_minmax(0,1fr)]">
          {changes.map((change) => (
            <Change key={change.name} change={change} entry={entry} />
          ))}
        </dl>
      )}
      {entry.note !== null && (
        <p className="mt-3 border-l-2 border-basalt-300 pl-3 text-sm whitespace-pre-line text-basalt-700">
          <span className="sr-only">{t`메모`} </span>
          {entry.note}
        </p>
      )}
    </li>
  )
}

/** Leads to what else they did. */
function StaffName({ entry: { staffId, staffName } }: { entry: AuditEntry }) {
  const { t } = useLingui()
  if (staffId === null) return <span>{t`명령줄`}</span>
  return <ConsoleLink to={adminPaths.auditOf(staffId)}>{staffName}</ConsoleLink>
}

function Change({ change: { name, before, after }, entry }: { change: FactChange; entry: AuditEntry }) {
  const { t, i18n } = useLingui()
  const label = FACT_NAMES[name]
  const target = entry.targetType
  return (
    <>
      <dt className="text-basalt-500">{label === undefined ? name : i18n._(label)}</dt>
      <dd className="flex min-w-0 flex-wrap items-start gap-x-2 gap-y-1 max-sm:mb-1.5">
        {entry.before !== null && (
          <del className="min-w-0 text-basalt-500 no-underline">
            <span className="sr-only">{t`이전`} </span>
            <FactValue name={name} target={target} value={before} />
          </del>
        )}
        {entry.before !== null && entry.after !== null && (
          <ArrowRight aria-hidden="true" size={16} className="mt-0.5 shrink-0 text-basalt-400" />
        )}
        {entry.after !== null && (
          <ins className="min-w-0 no-underline">
            <span className="sr-only">{t`이후`} </span>
            <FactValue name={name} target={target} value={after} />
          </ins>
        )}
      </dd>
    </>
  )
}

/** The path where the console shows the target; null for what has no screen of its own. */
function pathOf({ targetType, targetId }: AuditEntry): string | null {
  const id = parseId(targetId)
  if (id === null) return null
  switch (targetType) {
    case 'MEMBER':
      return adminPaths.member(id)
    case 'REPORT':
      return adminPaths.report(id)
    case 'INQUIRY':
      return adminPaths.inquiry(id)
    case 'PLACE':
      return adminPaths.place(id)
    case 'NOTICE':
      return adminPaths.notice(id)
    default:
      return null
  }
}

function AuditTargetName({ entry }: { entry: AuditEntry }) {
  const { i18n } = useLingui()
  const path = pathOf(entry)
  const name = `${i18n._(AUDIT_TARGET_NAMES[entry.targetType])} ${entry.targetId}`
  if (path === null) return <span className="break-all">{name}</span>
  return <ConsoleLink to={path}>{name}</ConsoleLink>
}

const INSTANT = /^\d{4}-\d{2}-\d{2}T/
/** The number of letters in a text beyond which it opens when asked for. */
const LINE_MAX = 200

interface FactValueProps {
  name: string
  target: AuditTarget
  value: unknown
}

/** What the log holds of a fact, as a person reads it. */
function FactValue({ name, target, value }: FactValueProps) {
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
