import { Type, type Static } from 'typebox'
import { CursorQuery, DateTime, Id, Page } from './common.ts'
import type { RouteTable } from './route-table.ts'

/** A notice of the operator to all. */
export type NoticeSummary = Static<typeof NoticeSummary>
export const NoticeSummary = Type.Object({ id: Id, title: Type.String(), publishedAt: DateTime })

export type NoticeDetail = Static<typeof NoticeDetail>
export const NoticeDetail = Type.Object({ ...NoticeSummary.properties, content: Type.String(), updatedAt: DateTime })

const tags = ['공지']

export const noticesRoutes = {
  'GET /api/notices': {
    summary: '공지사항',
    tags,
    limit: 'read',
    querystring: CursorQuery({}),
    response: { 200: Page(NoticeSummary) },
  },
  'GET /api/notices/:noticeId': {
    summary: '공지 하나',
    tags,
    limit: 'read',
    reach: 'EVERYONE',
    params: Type.Object({ noticeId: Id }),
    response: { 200: NoticeDetail },
  },
} satisfies RouteTable
