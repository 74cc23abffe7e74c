import { NewNotice } from '#features/admin/notices/notice-screen.tsx'

export const Component = NewNotice
