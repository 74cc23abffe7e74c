import type { AuditEntry } from '@honjeo/contract/admin/audit'
import { useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import { parseId } from '#lib/route-id.ts'
import { adminPaths } from '../admin-paths.ts'
import { AUDIT_TARGET_NAMES } from './audit-names.ts'

/** Where the console shows it; null for what has no screen of its own. */
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

export function AuditTargetName({ entry }: { entry: AuditEntry }) {
  const { i18n } = useLingui()
  const path = pathOf(entry)
  const name = `${i18n._(AUDIT_TARGET_NAMES[entry.targetType])} ${entry.targetId}`
  if (path === null) return <span className="break-all">{name}</span>
  return (
    <Link to={path} className="rounded-sm text-tangerine-700 hover:underline">
      {name}
    </Link>
  )
}
