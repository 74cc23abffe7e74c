import type { AuditEntry } from '@honjeo/contract/admin/audit'
import { useLingui } from '@lingui/react/macro'
import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { formatDateTime } from '#lib/dates.ts'
import { cardClass } from '#ui/card.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import { adminPaths } from '../admin-paths.ts'
import { AUDIT_ACTION_NAMES } from './audit-names.ts'
import { AuditTargetName } from './audit-target.tsx'
import { type FactChange, factChanges } from './fact-changes.ts'
import { FACT_NAMES } from './fact-names.ts'
import { FactValue } from './fact-value.tsx'

/** Who did what to what, what it was before and after, and why. */
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
          <VisuallyHidden>{t`메모`} </VisuallyHidden>
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
  return (
    <Link to={adminPaths.auditOf(staffId)} className="rounded-sm text-tangerine-700 hover:underline">
      {staffName}
    </Link>
  )
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
            <VisuallyHidden>{t`이전`} </VisuallyHidden>
            <FactValue name={name} target={target} value={before} />
          </del>
        )}
        {entry.before !== null && entry.after !== null && (
          <ArrowRight aria-hidden="true" size={16} className="mt-0.5 shrink-0 text-basalt-400" />
        )}
        {entry.after !== null && (
          <ins className="min-w-0 no-underline">
            <VisuallyHidden>{t`이후`} </VisuallyHidden>
            <FactValue name={name} target={target} value={after} />
          </ins>
        )}
      </dd>
    </>
  )
}
