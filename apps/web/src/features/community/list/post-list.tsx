import type { PostSummary } from '@honjeo/contract/community'
import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Paged } from '#ui/paged.tsx'
import { PostCard } from './post-card.tsx'
import { PostCardSkeletons } from './post-card-skeletons.tsx'

export interface PostListProps {
  query: UseInfiniteQueryResult<PostSummary[]>
  /** Names the list for screen readers. */
  label: string
  empty: ReactNode
}

export function PostList({ query, label, empty }: PostListProps) {
  return (
    <Paged
      query={query}
      skeleton={<PostCardSkeletons count={5} />}
      isEmpty={(posts) => posts.length === 0}
      empty={empty}
    >
      {(posts) => (
        <ul aria-label={label} className="space-y-3">
          {posts.map((post) => (
            <li key={post.postId}>
              <PostCard post={post} />
            </li>
          ))}
        </ul>
      )}
    </Paged>
  )
}
