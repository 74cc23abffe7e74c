import type { TemplateDraft } from '@honjeo/contract/admin/publishing'
import type { TemplateKind } from '@honjeo/contract/values/enums'
import { queryOptions } from '@tanstack/react-query'
import { queryClient } from '#lib/server/query-client.ts'
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

/** Has the templates asked for again wherever they are offered. */
const refreshTemplates = () => queryClient.invalidateQueries({ queryKey: templatesQuery().queryKey })

/** Saves a template; with null for `templateId` it is a new one. */
export async function saveTemplate(templateId: number | null, draft: TemplateDraft): Promise<void> {
  if (templateId === null) await staffRequest('POST /api/admin/templates', { body: draft })
  else await staffRequest('PUT /api/admin/templates/:templateId', { params: { templateId }, body: draft })
  await refreshTemplates()
}

export async function deleteTemplate(templateId: number): Promise<void> {
  await staffRequest('DELETE /api/admin/templates/:templateId', { params: { templateId } })
  await refreshTemplates()
}
