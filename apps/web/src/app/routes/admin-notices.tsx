import { NoticeList } from '#features/admin/notices/notice-list.tsx'

export const Component = NoticeList
