import { InquiryScreen } from '#features/admin/inquiries/inquiry-screen.tsx'
import { useRouteId } from '#lib/route-id.ts'

export function Component() {
  const inquiryId = useRouteId('inquiryId')
  return <InquiryScreen key={inquiryId} inquiryId={inquiryId} />
}
