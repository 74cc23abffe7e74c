import type { PostSummary } from '@honjeo/contract/community'
import { useLingui } from '@lingui/react/macro'
import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { Bookmark, CalendarClock, MessageCircle, Users } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { PART_OF_DAY_LABELS, StatusBadge } from '#features/rooms/labels.tsx'
import { formatDate, formatDay, formatListTime, formatTime } from '#lib/text/dates.ts'
import { formatCount } from '#lib/text/numbers.ts'
import { paths } from '#lib/navigation/paths.ts'
import { Avatar } from '#ui/media/avatar.tsx'
import { CardLink } from '#ui/list/links.tsx'
import { Card } from '#ui/list/card.tsx'
import { CardList } from '#ui/list/card-list.tsx'
import { CoverImage } from '#ui/media/cover-image.tsx'
import { Paged } from '#ui/list/paged.tsx'
import { Skeleton, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { authorName } from '../author-line.tsx'
import { CategoryBadge } from '../post-category.tsx'

interface PostListProps {
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
        <CardList label={label}>
          {posts.map((post) => (
            <li key={post.postId}>
              <PostCard post={post} />
            </li>
          ))}
        </CardList>
      )}
    </Paged>
  )
}

/** A card is not drawn again when its list grows: lists get hundreds long. */
const PostCard = memo(function PostCard({ post }: { post: PostSummary }) {
  const { t } = useLingui()
  const { postId, title, content, author, room, isScraped } = post
  const name = authorName(author)
  return (
    <CardLink to={paths.post(postId)} className="space-y-3">
      <div className="flex gap-3.5">
        <div className="min-w-0 flex-1">
          <CategoryBadge category={post.postCategory} />
          <p className="mt-1.5 text-lg font-bold">{title}</p>
          <p className="mt-0.5 line-clamp-2 text-basalt-700">{content}</p>
        </div>
        {post.thumbUrl !== null && <PostThumb src={post.thumbUrl} imageCount={post.imageCount} />}
      </div>
      {room !== null && <RoomState room={room} />}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-basalt-500">
        <span className="flex min-w-0 flex-wrap items-center gap-x-1.5">
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

/** The state of a proposal's companion room right now: whether one may still come along, when, and with how many. */
function RoomState({ room }: { room: NonNullable<PostSummary['room']> }) {
  const { t } = useLingui()
  const { status, scheduledDate, currentParticipants, maxParticipants } = room
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md bg-basalt-100 px-3 py-2 text-sm text-basalt-700">
      <span className="sr-only">{t`동행방`}</span>
      {status !== null && <StatusBadge status={status} />}
      <span className="flex items-center gap-1">
        <CalendarClock aria-hidden="true" size={14} className="shrink-0" />
        <span className="sr-only">{t`만나는 시간`} </span>
        <span>
          {/* Where both do not fit, the line breaks between them. */}
          <span className="inline-block">
            {scheduledDate === null ? formatDay(room.day) : formatDate(scheduledDate)}
          </span>{' '}
          <span className="inline-block">
            {scheduledDate === null ? PART_OF_DAY_LABELS[room.partOfDay] : formatTime(scheduledDate)}
          </span>
        </span>
      </span>
      {currentParticipants !== null && (
        <span className="ml-auto flex items-center gap-1 tabular-nums">
          <Users aria-hidden="true" size={14} className="shrink-0" />
          <span className="sr-only">{t`인원`} </span>
          {currentParticipants}/{maxParticipants}
        </span>
      )}
    </div>
  )
}

/** The first of a post's images; the number in its corner says that there are more. */
function PostThumb({ src, imageCount }: { src: string; imageCount: number }) {
  const { t } = useLingui()
  return (
    <CoverImage src={src} alt="" ratio="1/1" className="size-19 shrink-0 rounded-md">
      {imageCount > 1 && (
        <span className="absolute right-1 bottom-1 rounded-sm bg-ink/75 px-1.5 text-xs font-bold text-white tabular-nums">
          <span className="sr-only">{t`사진`} </span>
          {imageCount}
        </span>
      )}
    </CoverImage>
  )
}

/** Takes the place of a list of posts. */
function PostCardSkeletons({ count }: { count: number }) {
  return (
    <SkeletonGroup className="space-y-3">
      {Array.from({ length: count }, (_, index) => (
        <Card key={index} className="space-y-2.5">
          <Skeleton className="h-5 w-16 rounded-xl!" />
          <Skeleton className="h-5 w-4/5" />
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-4 w-3/5" />
          <div className="flex items-center gap-2 pt-1">
            <Skeleton className="size-6 rounded-full!" />
            <Skeleton className="h-3 w-24" />
          </div>
        </Card>
      ))}
    </SkeletonGroup>
  )
}
