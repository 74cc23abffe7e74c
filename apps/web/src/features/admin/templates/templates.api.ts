import type { TemplateDraft } from '@honjeo/contract/admin/publishing'
import { queryClient } from '#lib/query-client.ts'
import { staffRequest } from '../access/staff-request.ts'
import { templatesQuery } from '../parts/templates.api.ts'

/** Wherever they are offered. */
const refreshTemplates = () => queryClient.invalidateQueries({ queryKey: templatesQuery().queryKey })

/** `templateId` null: a new one. */
export async function saveTemplate(templateId: number | null, draft: TemplateDraft): Promise<void> {
  if (templateId === null) await staffRequest('POST /api/admin/templates', { body: draft })
  else await staffRequest('PUT /api/admin/templates/:templateId', { params: { templateId }, body: draft })
  await refreshTemplates()
}

export async function deleteTemplate(templateId: number): Promise<void> {
  await staffRequest('DELETE /api/admin/templates/:templateId', { params: { templateId } })
  await refreshTemplates()
}
