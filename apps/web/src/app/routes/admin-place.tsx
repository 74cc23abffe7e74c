import { EditPlace } from '#features/admin/places/edit-place.tsx'
import { useRouteId } from '#lib/route-id.ts'

export function Component() {
  const contentId = useRouteId('contentId')
  return <EditPlace key={contentId} contentId={contentId} />
}
