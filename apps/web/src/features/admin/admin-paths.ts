import type { ModeratedType, ReportStatus } from '@honjeo/contract/values/enums'

const withQuery = (path: string, query: Record<string, string | number>) =>
  `${path}?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString()}`

/** Addresses of the console; apart from lib/navigation/paths.ts, which travellers load. */
export const adminPaths = {
  dashboard: () => '/admin',
  reports: () => '/admin/reports',
  reportsOf: (status: ReportStatus) => withQuery('/admin/reports', { status }),
  reportsAbout: (targetUserId: number) => withQuery('/admin/reports', { targetUserId }),
  report: (reportId: number) => `/admin/reports/${reportId}`,
  inquiries: () => '/admin/inquiries',
  openInquiries: () => withQuery('/admin/inquiries', { status: 'PENDING' }),
  inquiriesOf: (userId: number) => withQuery('/admin/inquiries', { userId }),
  inquiry: (inquiryId: number) => `/admin/inquiries/${inquiryId}`,
  members: () => '/admin/members',
  suspendedMembers: () => withQuery('/admin/members', { state: 'SUSPENDED' }),
  member: (userId: number) => `/admin/members/${userId}`,
  places: () => '/admin/places',
  newPlace: () => '/admin/places/new',
  place: (contentId: number) => `/admin/places/${contentId}`,
  notices: () => '/admin/notices',
  newNotice: () => '/admin/notices/new',
  notice: (noticeId: number) => `/admin/notices/${noticeId}`,
  auditOf: (staffId: number) => withQuery('/admin/audit', { staffId }),
  contentOf: (authorId: number, type: ModeratedType) => withQuery('/admin/content', { type, authorId }),
}
