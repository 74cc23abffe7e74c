import { InquiryQueue } from '#features/admin/inquiries/inquiry-queue.tsx'

export const Component = InquiryQueue
