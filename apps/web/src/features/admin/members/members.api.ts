import type { StaffMemberDetail } from '@honjeo/contract/admin/members'
import type { Api } from '@honjeo/contract/routes'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { cursorPaging, queryClient } from '#lib/server/query-client.ts'
import { staffRequest } from '../access/staff-request.ts'

export const MEMBER_FILTERS = { state: ['SUSPENDED', 'STAFF'] } as const

export interface MemberSearch {
  q: string | undefined
  state: (typeof MEMBER_FILTERS)['state'][number] | undefined
}

const KEY = ['admin', 'members']

export const membersQuery = (search: MemberSearch) =>
  infiniteQueryOptions({
    queryKey: [...KEY, 'list', search],
    queryFn: ({ pageParam: cursor, signal }) =>
      staffRequest('GET /api/admin/members', { query: { ...search, cursor } }, { signal }),
    ...cursorPaging,
    select: ({ pages }) => pages.flatMap(({ content }) => content),
  })

/** Each look is an entry of the audit log, so it is asked for when staff look, and not again by itself. */
export const memberQuery = (userId: number) =>
  queryOptions({
    queryKey: ['admin', 'member', userId],
    queryFn: ({ signal }) => staffRequest('GET /api/admin/members/:userId', { params: { userId } }, { signal }),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

const keepMember = (member: StaffMemberDetail) =>
  void queryClient.setQueryData(memberQuery(member.userId).queryKey, member)

export type MemberChanges = Api['PATCH /api/admin/members/:userId']['call']['body']

export const updateMember = async (userId: number, body: MemberChanges) =>
  keepMember(await staffRequest('PATCH /api/admin/members/:userId', { params: { userId }, body }))

export async function closeChildsAccount(userId: number, body: { birthDate: string; note: string }): Promise<void> {
  await staffRequest('DELETE /api/admin/members/:userId', { params: { userId }, body })
  queryClient.removeQueries({ queryKey: memberQuery(userId).queryKey })
}

export const warnMember = async (userId: number, reason: string) =>
  keepMember(await staffRequest('POST /api/admin/members/:userId/warnings', { params: { userId }, body: { reason } }))

export const suspendMember = async (userId: number, body: { days: number; reason: string }) =>
  keepMember(await staffRequest('POST /api/admin/members/:userId/suspension', { params: { userId }, body }))

export async function liftSuspension(userId: number, note: string): Promise<void> {
  await staffRequest('DELETE /api/admin/members/:userId/suspension', { params: { userId }, body: { note } })
  await queryClient.invalidateQueries({ queryKey: memberQuery(userId).queryKey })
}
