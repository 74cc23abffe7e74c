import { useLingui } from '@lingui/react/macro'
import { CoverImage } from '#ui/cover-image.tsx'

/** The first of a post's images; the number in its corner says that there are more. */
export function PostThumb({ src, imageCount }: { src: string; imageCount: number }) {
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
