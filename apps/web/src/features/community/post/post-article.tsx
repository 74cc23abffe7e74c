import type { PostDetail } from '@honjeo/contract/community'
import type { UploadedImage } from '@honjeo/contract/images'
import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Bookmark, Share2 } from 'lucide-react'
import { useLocation, useNavigate } from 'react-router'
import { RoomCard } from '#features/rooms/room-card.tsx'
import { errorText } from '#lib/server/api-error.ts'
import { formatCount } from '#lib/text/numbers.ts'
import { paths } from '#lib/navigation/paths.ts'
import { readSession } from '#lib/server/session.ts'
import { shareLink } from '#lib/device/share.ts'
import { Avatar } from '#ui/media/avatar.tsx'
import { Button } from '#ui/form/button.tsx'
import { LinkedText } from '#ui/list/linked-text.tsx'
import { toast } from '#ui/overlay/toast.ts'
import { srcSetOf } from '#ui/media/uploaded-photo.tsx'
import { usePhotoViewer } from '#ui/media/use-photo-viewer.tsx'
import { AuthorLine, authorName } from '../author-line.tsx'
import { changeCachedPost, type PostFacts } from '../cached-posts.ts'
import { myPostsQuery, setScrap } from '../community.api.ts'
import { CategoryBadge } from '../post-category.tsx'

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

/** Shows all photos of a post below each other, very tall ones cut; a tap shows them in full. */
function PostPhotos({ images }: { images: readonly UploadedImage[] }) {
  const { t } = useLingui()
  const [openPhoto, viewer] = usePhotoViewer(t`게시글 사진`, images)
  return (
    <>
      <ul className="space-y-2">
        {images.map((image, index) => (
          <li key={image.imageName}>
            <button
              type="button"
              aria-label={t`게시글 사진 ${index + 1} 크게 보기`}
              onClick={() => openPhoto(index)}
              className="block w-full overflow-hidden rounded-lg bg-basalt-200"
            >
              <img
                src={image.imageUrl}
                srcSet={srcSetOf(image)}
                sizes="(min-width: 480px) 440px, 90vw"
                width={image.width}
                height={image.height}
                alt=""
                loading={index === 0 ? 'eager' : 'lazy'}
                decoding="async"
                className="h-auto max-h-[72dvh] w-full object-cover"
              />
            </button>
          </li>
        ))}
      </ul>
      {viewer}
    </>
  )
}

function ScrapButton({ post: { postId, isScraped, scrapCount } }: { post: PostDetail }) {
  const { t } = useLingui()
  const scrap = useScrap(postId)
  return (
    <Button
      variant="secondary"
      size="sm"
      shape="pill"
      aria-pressed={isScraped}
      icon={
        <Bookmark
          aria-hidden="true"
          size={18}
          fill={isScraped ? 'var(--color-tangerine-500)' : 'none'}
          className={isScraped ? 'text-tangerine-700' : 'text-basalt-500'}
        />
      }
      onClick={() => scrap(!isScraped)}
    >
      {t`스크랩`} <span className="tabular-nums">{formatCount(scrapCount)}</span>
    </Button>
  )
}

const scrapped =
  (wanted: boolean) =>
  ({ isScraped, scrapCount }: PostFacts) => ({
    isScraped: wanted,
    scrapCount: scrapCount + Number(wanted) - Number(isScraped),
  })

/** Scraps a post or takes it back, shown at once; a visitor logs in first and comes back. */
function useScrap(postId: number): (isScraped: boolean) => void {
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const queryClient = useQueryClient()
  const mutationKey = ['scrap', postId]

  const change = useMutation({
    mutationKey,
    // The changes are sent one after the other, so that the server ends where the last tap did.
    scope: { id: mutationKey.join() },
    mutationFn: (wanted: boolean) => setScrap(postId, wanted),
    onMutate: (wanted) => changeCachedPost(queryClient, postId, scrapped(wanted)),
    onSuccess: ({ scraped, scrapCount }) => {
      if (queryClient.isMutating({ mutationKey }) > 1) return
      changeCachedPost(queryClient, postId, () => ({ isScraped: scraped, scrapCount }))
    },
    onError: (error, wanted) => {
      changeCachedPost(queryClient, postId, scrapped(!wanted))
      toast.error(errorText(error), { id: 'scrap' })
    },
    onSettled: () => void queryClient.invalidateQueries({ queryKey: myPostsQuery('scraps').queryKey }),
  })

  return (wanted) => {
    if (readSession() === null) void navigate(paths.login(pathname + search))
    else change.mutate(wanted)
  }
}
