import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { NewPost } from '#features/community/form/new-post.tsx'
import { parsePostCategory } from '#features/community/post-category.ts'
import { roomQuery } from '#features/rooms/rooms.api.ts'
import { paths } from '#lib/paths.ts'
import { parseId } from '#lib/route-id.ts'
import { useSession } from '#lib/session.ts'
import { PageHeader } from '#ui/page-header.tsx'
import { ScreenSpinner } from '#ui/screen-spinner.tsx'

/** `?category=` is where the writer comes from, `?roomId=` a room they host that the post is to tell of. */
export function Component() {
  const { t } = useLingui()
  const userId = useSession()?.userId
  const [search] = useSearchParams()
  const roomId = parseId(search.get('roomId') ?? undefined)
  const { data: room, isLoading } = useQuery({ ...roomQuery(roomId ?? 0), enabled: roomId !== null })
  const category = parsePostCategory(search.get('category')) ?? undefined

  return (
    <>
      <PageHeader title={t`글쓰기`} back={{ fallback: paths.community() }} />
      {/* A room that cannot be found is no reason to withhold the form. */}
      {isLoading ? (
        <ScreenSpinner />
      ) : (
        userId !== undefined && <NewPost userId={userId} hints={{ category, room: room?.isHost ? room : null }} />
      )}
    </>
  )
}
