import type { PostDetail } from '@honjeo/contract/community'
import { useLingui } from '@lingui/react/macro'
import { Share2 } from 'lucide-react'
import { RoomCard } from '#features/rooms/room-card.tsx'
import { paths } from '#lib/paths.ts'
import { shareLink } from '#lib/share.ts'
import { Avatar } from '#ui/avatar.tsx'
import { Button } from '#ui/button.tsx'
import { LinkedText } from '#ui/linked-text.tsx'
import { AuthorLine } from '../author-line.tsx'
import { authorName } from '../author-name.ts'
import { CategoryBadge } from '../category-badge.tsx'
import { PostPhotos } from './post-photos.tsx'
import { ScrapButton } from './scrap-button.tsx'

/** The post itself, from its category to what one may do with it. */
export function PostArticle({ post }: { post: PostDetail }) {
  const { t } = useLingui()
  const { postId, title, author, room, images } = post
  return (
    <article className="space-y-5">
      <header>
        <CategoryBadge category={post.postCategory} />
        <h2 className="mt-2 text-2xl font-extrabold">{title}</h2>
        <div className="mt-3 flex items-center gap-2.5">
          <Avatar name={authorName(author)} src={author.imageUrl} />
          <AuthorLine author={author} createdAt={post.createdAt} />
        </div>
      </header>
      <LinkedText text={post.content} />
      {images.length > 0 && <PostPhotos images={images} />}
      {room !== null && <RoomCard room={room} to={paths.room(room.roomId)} />}
      {!post.isHidden && (
        <div className="flex flex-wrap gap-2">
          <ScrapButton post={post} />
          <Button
            variant="secondary"
            size="sm"
            shape="pill"
            icon={<Share2 aria-hidden="true" size={18} className="text-basalt-500" />}
            onClick={() => void shareLink(title, new URL(paths.post(postId), location.origin).href)}
          >
            {t`공유하기`}
          </Button>
        </div>
      )}
    </article>
  )
}
