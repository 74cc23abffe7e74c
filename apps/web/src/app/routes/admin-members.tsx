import { MemberList } from '#features/admin/members/member-list.tsx'

export const Component = MemberList
