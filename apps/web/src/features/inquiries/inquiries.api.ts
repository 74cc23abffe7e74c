import type { InquiryCategoryText, InquiryDraft } from '@honjeo/contract/inquiries'
import type { InquiryStatus } from '@honjeo/contract/values/enums'
import { INQUIRY_CATEGORY_TEXTS } from '@honjeo/contract/values/inquiry-categories'
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { request } from '#lib/server/http.ts'

const HOUR_MS = 60 * 60_000
const MINE = ['inquiries', 'mine']

/** What an inquiry may be about; while the server cannot be asked, the list that comes with the app. */
export const inquiryCategoriesQuery = () =>
  queryOptions({
    queryKey: ['inquiries', 'categories'],
    queryFn: async ({ signal }): Promise<readonly InquiryCategoryText[]> => {
      try {
        return await request('GET /api/inquiries/categories', {}, { signal })
      } catch (error) {
        if (signal.aborted) throw error
        return INQUIRY_CATEGORY_TEXTS
      }
    },
    staleTime: HOUR_MS,
  })

export const sendInquiry = (draft: InquiryDraft, idempotencyKey: string) =>
  request('POST /api/inquiries', { body: draft }, { idempotencyKey })

export interface MyInquiriesPage {
  /** The number of the page, from 1. */
  page: number
  status?: InquiryStatus | undefined
}

export const myInquiriesQuery = (query: MyInquiriesPage) =>
  queryOptions({
    queryKey: [...MINE, query],
    queryFn: ({ signal }) => request('GET /api/inquiries/my', { query }, { signal }),
    placeholderData: keepPreviousData,
  })

export const inquiryQuery = (inquiryId: number) =>
  queryOptions({
    queryKey: ['inquiries', 'detail', inquiryId],
    queryFn: ({ signal }) => request('GET /api/inquiries/:inquiryId', { params: { inquiryId } }, { signal }),
  })

export const refreshMyInquiries = (queryClient: QueryClient) => queryClient.invalidateQueries({ queryKey: MINE })
