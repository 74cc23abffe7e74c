import { MemberScreen } from '#features/admin/members/member-screen.tsx'
import { useRouteId } from '#lib/route-id.ts'

export function Component() {
  const userId = useRouteId('userId')
  return <MemberScreen key={userId} userId={userId} />
}
