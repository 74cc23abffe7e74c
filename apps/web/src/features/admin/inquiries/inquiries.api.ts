import type { StaffInquiryDetail } from '@honjeo/contract/admin/inquiries'
import { INQUIRY_CATEGORIES, INQUIRY_PRIORITIES, INQUIRY_STATUSES } from '@honjeo/contract/values/enums'
import type { Api } from '@honjeo/contract/routes'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { cursorPaging, queryClient } from '#lib/server/query-client.ts'
import { staffRequest } from '../access/staff-request.ts'
import type { Filters } from '../parts/url-filters.ts'

export const INQUIRY_FILTERS = {
  status: INQUIRY_STATUSES,
  category: INQUIRY_CATEGORIES,
  priority: INQUIRY_PRIORITIES,
  userId: 'id',
} as const

const KEY = ['admin', 'inquiries']

export const inquiriesQuery = (filters: Filters<typeof INQUIRY_FILTERS>) =>
  infiniteQueryOptions({
    queryKey: [...KEY, 'list', filters],
    queryFn: ({ pageParam: cursor, signal }) =>
      staffRequest('GET /api/admin/inquiries', { query: { ...filters, cursor } }, { signal }),
    ...cursorPaging,
    select: ({ pages }) => pages.flatMap(({ content }) => content),
  })

export const inquiryQuery = (inquiryId: number) =>
  queryOptions({
    queryKey: [...KEY, inquiryId],
    queryFn: ({ signal }) => staffRequest('GET /api/admin/inquiries/:inquiryId', { params: { inquiryId } }, { signal }),
  })

export type InquiryChanges = Api['PATCH /api/admin/inquiries/:inquiryId']['call']['body']

export const updateInquiry = (inquiryId: number, body: InquiryChanges) =>
  staffRequest('PATCH /api/admin/inquiries/:inquiryId', { params: { inquiryId }, body })

export const replyToInquiry = (inquiryId: number, reply: string) =>
  staffRequest('POST /api/admin/inquiries/:inquiryId/reply', { params: { inquiryId }, body: { reply } })

export const keepInquiry = (inquiry: StaffInquiryDetail) =>
  queryClient.setQueryData(inquiryQuery(inquiry.id).queryKey, inquiry)
