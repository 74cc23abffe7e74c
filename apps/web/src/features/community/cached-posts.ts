import type { PostSummary } from '@honjeo/contract/community'
import type { QueryClient } from '@tanstack/react-query'
import { POST_LISTS_KEY, type PostPages, postQuery } from './community.api.ts'

/** What lists and the post's own screen both show of a post, and what may change while they do. */
export type PostFacts = Pick<PostSummary, 'isScraped' | 'scrapCount' | 'commentCount'>
type Change = (post: PostFacts) => Partial<PostFacts>

/** The pages with every post run through `change`; null takes one out. Pages that stay as they are keep their identity. */
function mapPosts(data: PostPages, change: (post: PostSummary) => PostSummary | null): PostPages {
  const pages = data.pages.map((page) => {
    const content = page.content.flatMap((post) => change(post) ?? [])
    const isSame = content.length === page.content.length && content.every((post, i) => post === page.content[i])
    return isSame ? page : { ...page, content }
  })
  return pages.every((page, i) => page === data.pages[i]) ? data : { ...data, pages }
}

/** Changes a post wherever it is shown. */
export function changeCachedPost(queryClient: QueryClient, postId: number, change: Change): void {
  queryClient.setQueryData(postQuery(postId).queryKey, (post) => post && { ...post, ...change(post) })
  queryClient.setQueriesData<PostPages>(
    { queryKey: POST_LISTS_KEY },
    (data) => data && mapPosts(data, (post) => (post.postId === postId ? { ...post, ...change(post) } : post)),
  )
}

/** Takes a post that is gone out of every list at once. */
export function dropCachedPost(queryClient: QueryClient, postId: number): void {
  queryClient.setQueriesData<PostPages>(
    { queryKey: POST_LISTS_KEY },
    (data) => data && mapPosts(data, (post) => (post.postId === postId ? null : post)),
  )
}

/** Lists show a new or changed post in its place when they are looked at next. */
export function refreshPostLists(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: POST_LISTS_KEY })
}
