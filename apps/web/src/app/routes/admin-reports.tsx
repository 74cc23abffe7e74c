import { ReportQueue } from '#features/admin/reports/report-queue.tsx'

export const Component = ReportQueue
