import { AuditList } from '#features/admin/audit/audit-list.tsx'

export const Component = AuditList
