import { type ReactNode, useState } from 'react'
import { isDrawnPage } from '#lib/page/rendering.ts'
import { cx } from '../cx.ts'

export interface CoverImageProps {
  src: string | null | undefined
  /** The words for the picture; empty when the text beside it says the same. */
  alt: string
  ratio?: '1/1' | '4/3' | '16/9'
  srcSet?: string | undefined
  sizes?: string | undefined
  /** A tiny version of the picture, shown blurred until it has loaded. */
  blurSrc?: string | undefined
  /** The picture that is seen until this one has loaded, and instead of one that does not load. */
  fallbackSrc?: string | undefined
  /** `contain` for a picture of which nothing may be cut off. */
  fit?: 'cover' | 'contain' | undefined
  /** The first picture of a screen: loads at once instead of when scrolled near. */
  isPriority?: boolean
  /** Lies over the picture: badges, a counter. */
  children?: ReactNode
  className?: string
}

const RATIOS = { '1/1': 'aspect-square', '4/3': 'aspect-4/3', '16/9': 'aspect-video' }

const OWN_WIDE = /^(\/images\/[^/]+\/)640\.webp$/

/** The narrower file that is beside a cover which a member took there. */
function ownSrcSet(src: string | null | undefined) {
  const folder = OWN_WIDE.exec(src ?? '')?.[1]
  return folder && `${folder}320.webp 320w, ${folder}640.webp 640w`
}

/** A picture whose place is kept before it loads and after it fails. */
export function CoverImage({
  src,
  alt,
  ratio = '4/3',
  srcSet,
  sizes,
  blurSrc,
  fallbackSrc,
  fit = 'cover',
  isPriority,
  children,
  className,
}: CoverImageProps) {
  const [settled, setSettled] = useState<{ src: string; isBroken: boolean }>()
  const [isDrawn] = useState(isDrawnPage)
  const isSettled = settled !== undefined && settled.src === src
  const isBroken = isSettled && settled.isBroken
  return (
    <div className={cx('relative overflow-hidden bg-basalt-200 [content-visibility:auto]', RATIOS[ratio], className)}>
      {blurSrc !== undefined && !isBroken && (
        <img
          aria-hidden="true"
          alt=""
          src={blurSrc}
          className="absolute inset-0 size-full scale-[1.1] object-cover blur-lg"
        />
      )}
      {fallbackSrc !== undefined && fallbackSrc !== src && (
        <img
          aria-hidden="true"
          alt=""
          src={fallbackSrc}
          loading={isPriority ? 'eager' : 'lazy'}
          decoding="async"
          // Goes once it is covered, so that nothing of it shines through at rounded corners.
          className={cx(
            'absolute inset-0 size-full object-cover',
            isSettled && !isBroken && 'opacity-0 transition-opacity delay-200',
          )}
        />
      )}
      {src != null && !isBroken && (
        <img
          // A picture from the cache may be complete before React listens.
          ref={(image) => {
            if (image?.complete && image.naturalWidth > 0 && !isSettled) setSettled({ src, isBroken: false })
          }}
          src={src}
          srcSet={srcSet ?? ownSrcSet(src)}
          // The picture is asked for as wide as it is laid out; what loads at once, or does not know, takes the wider file.
          sizes={sizes ?? 'auto'}
          alt={alt}
          loading={isPriority ? 'eager' : 'lazy'}
          fetchPriority={isPriority ? 'high' : 'auto'}
          decoding="async"
          onLoad={() => setSettled({ src, isBroken: false })}
          onError={() => setSettled({ src, isBroken: true })}
          className={cx(
            'absolute inset-0 size-full transition-opacity duration-200',
            fit === 'contain' ? 'object-contain' : 'object-cover',
            // A page of the server's shows its pictures also where no script runs.
            !isSettled && !isDrawn && 'opacity-0',
          )}
        />
      )}
      {isBroken && alt !== '' && <span role="img" aria-label={alt} className="absolute inset-0" />}
      {children}
    </div>
  )
}
