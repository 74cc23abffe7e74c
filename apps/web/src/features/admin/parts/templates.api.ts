import type { TemplateKind } from '@honjeo/contract/values/enums'
import { queryOptions } from '@tanstack/react-query'
import { staffRequest } from '../access/staff-request.ts'

const FRESH_MS = 5 * 60_000

export const templatesQuery = () =>
  queryOptions({
    queryKey: ['admin', 'templates'],
    queryFn: ({ signal }) => staffRequest('GET /api/admin/templates', {}, { signal }),
    staleTime: FRESH_MS,
  })

export const templatesOf = (kind: TemplateKind) =>
  queryOptions({ ...templatesQuery(), select: (templates) => templates.filter((each) => each.kind === kind) })
