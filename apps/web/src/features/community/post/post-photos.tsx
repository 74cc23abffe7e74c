import type { UploadedImage } from '@honjeo/contract/images'
import { useLingui } from '@lingui/react/macro'
import { srcSetOf } from '#ui/uploaded-photo.tsx'
import { usePhotoViewer } from '#ui/use-photo-viewer.tsx'

/** All photos of a post below each other, very tall ones cut; a tap shows them in full. */
export function PostPhotos({ images }: { images: readonly UploadedImage[] }) {
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
