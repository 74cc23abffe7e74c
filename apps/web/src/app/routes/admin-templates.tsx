import { TemplateList } from '#features/admin/templates/template-list.tsx'

export const Component = TemplateList
