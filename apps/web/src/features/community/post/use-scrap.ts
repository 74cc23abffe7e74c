import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useLocation, useNavigate } from 'react-router'
import { errorText } from '#lib/error-text.ts'
import { paths } from '#lib/paths.ts'
import { useSession } from '#lib/session.ts'
import { toast } from '#ui/toast.ts'
import { changeCachedPost, type PostFacts } from '../cached-posts.ts'
import { myPostsQuery, toggleScrap } from '../community.api.ts'

const flip = ({ isScraped, scrapCount }: PostFacts) => ({
  isScraped: !isScraped,
  scrapCount: scrapCount + (isScraped ? -1 : 1),
})

/** Scraps a post or takes it back, shown at once; a visitor logs in first and comes back. */
export function useScrap(postId: number): () => void {
  const session = useSession()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const queryClient = useQueryClient()
  const mutationKey = ['scrap', postId]

  const toggling = useMutation({
    mutationKey,
    // Each tap turns it around: one after the other, and what the server says after the last one holds.
    scope: { id: mutationKey.join() },
    mutationFn: () => toggleScrap(postId),
    onMutate: () => changeCachedPost(queryClient, postId, flip),
    onSuccess: ({ scraped, scrapCount }) => {
      if (queryClient.isMutating({ mutationKey }) > 1) return
      changeCachedPost(queryClient, postId, () => ({ isScraped: scraped, scrapCount }))
    },
    onError: (error) => {
      changeCachedPost(queryClient, postId, flip)
      toast.error(errorText(error), { id: 'scrap' })
    },
    onSettled: () => void queryClient.invalidateQueries({ queryKey: myPostsQuery('scraps').queryKey }),
  })

  return () => {
    if (session === null) void navigate(paths.login(pathname + search))
    else toggling.mutate()
  }
}
