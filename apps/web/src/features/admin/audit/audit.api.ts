import { AUDIT_ACTIONS, AUDIT_TARGETS, type AuditAction, type AuditTarget } from '@honjeo/contract/values/enums'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { cursorPaging } from '#lib/cursor-paging.ts'
import { staffRequest } from '../access/staff-request.ts'

export const AUDIT_FILTERS = { action: AUDIT_ACTIONS, targetType: AUDIT_TARGETS, staffId: 'id' } as const

export interface AuditSearch {
  action: AuditAction | undefined
  targetType: AuditTarget | undefined
  staffId: number | undefined
  targetId: string | undefined
}

export const auditQuery = (search: AuditSearch) =>
  infiniteQueryOptions({
    queryKey: ['admin', 'audit', search],
    queryFn: ({ pageParam: cursor, signal }) =>
      staffRequest('GET /api/admin/audit-log', { query: { ...search, cursor } }, { signal }),
    ...cursorPaging,
    select: ({ pages }) => pages.flatMap(({ content }) => content),
  })
