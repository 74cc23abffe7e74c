import { EditNotice } from '#features/admin/notices/notice-screen.tsx'
import { useRouteId } from '#lib/route-id.ts'

export function Component() {
  const noticeId = useRouteId('noticeId')
  return <EditNotice key={noticeId} noticeId={noticeId} />
}
