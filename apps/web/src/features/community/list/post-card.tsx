import type { PostSummary } from '@honjeo/contract/community'
import { useLingui } from '@lingui/react/macro'
import { Bookmark, MessageCircle } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { formatListTime } from '#lib/dates.ts'
import { formatCount } from '#lib/numbers.ts'
import { paths } from '#lib/paths.ts'
import { Avatar } from '#ui/avatar.tsx'
import { CardLink } from '#ui/card-link.tsx'
import { authorName } from '../author-name.ts'
import { CategoryBadge } from '../category-badge.tsx'
import { PostThumb } from './post-thumb.tsx'
import { RoomState } from './room-state.tsx'

/** Not drawn anew when its list grows: lists get hundreds long. */
export const PostCard = memo(function PostCard({ post }: { post: PostSummary }) {
  const { t } = useLingui()
  const { postId, title, content, author, room, isScraped } = post
  const name = authorName(author)
  return (
    <CardLink to={paths.post(postId)} className="space-y-3">
      <div className="flex gap-3.5">
        <div className="min-w-0 flex-1">
          <CategoryBadge category={post.postCategory} />
          <p className="mt-1.5 line-clamp-2 text-lg font-bold">{title}</p>
          <p className="mt-0.5 line-clamp-2 text-basalt-700">{content}</p>
        </div>
        {post.thumbUrl !== null && <PostThumb src={post.thumbUrl} imageCount={post.imageCount} />}
      </div>
      {room !== null && <RoomState room={room} />}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-basalt-500">
        <span className="flex min-w-0 items-center gap-1.5">
          <Avatar name={name} src={author.imageUrl} size={22} />
          <span className="min-w-0 text-basalt-700">{name}</span>
          <span aria-hidden="true">·</span>
          <time dateTime={post.createdAt} className="shrink-0">
            {formatListTime(post.createdAt)}
          </time>
        </span>
        <span className="ml-auto flex gap-3">
          <Count label={t`댓글`} icon={<MessageCircle size={16} />} value={post.commentCount} />
          <Count
            label={isScraped ? t`내가 스크랩함, 스크랩` : t`스크랩`}
            icon={
              <Bookmark
                size={16}
                fill={isScraped ? 'var(--color-tangerine-500)' : 'none'}
                className={isScraped ? 'text-tangerine-700' : undefined}
              />
            }
            value={post.scrapCount}
          />
        </span>
      </div>
    </CardLink>
  )
})

function Count({ label, icon, value }: { label: string; icon: ReactNode; value: number }) {
  return (
    <span className="flex items-center gap-1 tabular-nums">
      <span aria-hidden="true">{icon}</span>
      <span className="sr-only">{label} </span>
      {formatCount(value)}
    </span>
  )
}
