import { ContentList } from '#features/admin/content/content-list.tsx'

export const Component = ContentList
