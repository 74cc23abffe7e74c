import type { UploadedImage } from '@honjeo/contract/images'
import { useLingui } from '@lingui/react/macro'
import { ImageOff } from 'lucide-react'
import { useCallback, useState } from 'react'
import { ProgressBar } from '#ui/progress-bar.tsx'
import { srcSetOf } from '#ui/uploaded-photo.tsx'

const frame = 'block w-52 max-w-full overflow-hidden rounded-lg bg-basalt-200'
/** Very tall or wide ones are cut; the viewer shows all of them. */
const ratioOf = ({ width, height }: UploadedImage) => Math.min(2, Math.max(0.6, width / Math.max(1, height)))

/** A photo that was sent; opens the viewer. Its place is kept while it loads. */
export function SentPhoto({ photo, onOpen }: { photo: UploadedImage; onOpen: () => void }) {
  const { t } = useLingui()
  return (
    <button type="button" onClick={onOpen} className={frame} aria-label={t`사진 크게 보기`}>
      <img
        alt={t`보낸 사진`}
        src={photo.imageUrl}
        srcSet={srcSetOf(photo)}
        sizes="208px"
        loading="lazy"
        draggable={false}
        className="size-full object-cover"
        style={{ aspectRatio: ratioOf(photo) }}
      />
    </button>
  )
}

/** A photo of this device on its way. */
export function WaitingPhoto({ file, progress }: { file: Blob; progress: number | null }) {
  const { t } = useLingui()
  // Read from the device anew, it would be another object and load again.
  const [shown] = useState(file)
  const [isUnreadable, setUnreadable] = useState(false)
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(shown)
      image.src = url
      return () => URL.revokeObjectURL(url)
    },
    [shown],
  )
  return (
    <div className={frame}>
      {isUnreadable ? (
        <span className="flex aspect-4/3 items-center justify-center text-basalt-500">
          <ImageOff size={28} role="img" aria-label={t`보내는 사진`} />
        </span>
      ) : (
        <img
          alt={t`보내는 사진`}
          ref={show}
          onError={() => setUnreadable(true)}
          className="aspect-4/3 size-full object-cover opacity-70"
        />
      )}
      {progress !== null && <ProgressBar label={t`사진 올리는 중`} value={Math.round(progress * 100)} />}
    </div>
  )
}
