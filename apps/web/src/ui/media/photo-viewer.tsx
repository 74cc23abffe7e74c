import { Dialog } from '@base-ui/react/dialog'
import type { UploadedImage } from '@honjeo/contract/images'
import { useLingui } from '@lingui/react/macro'
import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useLayoutEffect } from 'react'
import { IconButton } from '../form/icon-button.tsx'
import { SlideTrack, useSlides } from './slides.tsx'
import { srcSetOf } from './uploaded-photo.tsx'
import { useCloseOnBack } from '#lib/navigation/layer-history.ts'

/** An uploaded photo, or one that lies elsewhere in one size alone. */
export type ViewedPhoto = UploadedImage | { imageUrl: string }

export interface PhotoViewerProps {
  /** What the photos are: 리뷰 사진. */
  label: string
  images: readonly ViewedPhoto[]
  /** What is below the photo of an index: whose it is, what can be done with it. */
  caption?: ((index: number) => ReactNode) | undefined
  /** Index of the photo to begin with; null while the viewer is closed. */
  start: number | null
  onClose: () => void
}

/** Photos one by one over the whole screen: swipe, pinch, arrow keys; Escape or back closes. */
export function PhotoViewer({ label, images, caption, start, onClose }: PhotoViewerProps) {
  const isOpen = start !== null
  useCloseOnBack(isOpen, onClose)
  return (
    <Dialog.Root open={isOpen} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Popup className="fixed inset-0 z-50 flex flex-col bg-ink text-white transition-opacity outline-none **:focus-visible:outline-white data-ending-style:opacity-0 data-starting-style:opacity-0">
          <Slides label={label} images={images} caption={caption} start={start ?? 0} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

// The ring lies within: the buttons touch the screen's edge.
const BUTTON = 'text-white! -outline-offset-2 hover:bg-white/15! disabled:text-white/40!'

function Slides({ label, images, caption, start }: Omit<PhotoViewerProps, 'start' | 'onClose'> & { start: number }) {
  const { t } = useLingui()
  const count = images.length
  const { index, trackRef, show, handleScroll } = useSlides(count)

  useLayoutEffect(() => {
    const track = trackRef.current
    track?.scrollTo({ left: start * track.clientWidth, behavior: 'instant' })
  }, [start, trackRef])

  function step(by: number) {
    show(Math.min(count - 1, Math.max(0, index + by)))
  }

  function handleKeyDown(event: KeyboardEvent) {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (by === undefined) return
    // The focused track would scroll a little by itself.
    event.preventDefault()
    step(by)
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys work wherever the focus is in the dialog
    <div onKeyDown={handleKeyDown} className="flex min-h-0 flex-1 flex-col">
      <div className="pt-safe-0 flex items-center justify-between px-2">
        <Dialog.Title className="sr-only">{label}</Dialog.Title>
        <Dialog.Close render={<IconButton label={t`닫기`} icon={<X size={24} />} className={BUTTON} />} />
        {count > 1 && (
          <div className="flex items-center">
            <IconButton
              label={t`이전 사진`}
              icon={<ChevronLeft size={24} />}
              disabled={index === 0}
              onClick={() => step(-1)}
              className={BUTTON}
            />
            <p aria-live="polite" className="min-w-12 text-center text-sm tabular-nums">
              {index + 1} / {count}
            </p>
            <IconButton
              label={t`다음 사진`}
              icon={<ChevronRight size={24} />}
              disabled={index === count - 1}
              onClick={() => step(1)}
              className={BUTTON}
            />
          </div>
        )}
      </div>
      <SlideTrack ref={trackRef} onScroll={handleScroll} className="min-h-0 flex-1 overscroll-contain">
        {images.map((image, position) => (
          <div
            key={image.imageUrl}
            inert={position !== index}
            className="flex w-full shrink-0 snap-center snap-always items-center justify-center"
          >
            <img
              src={image.imageUrl}
              {...('imageName' in image && {
                srcSet: srcSetOf(image),
                sizes: '100vw',
                width: image.width,
                height: image.height,
              })}
              alt={t`${label} ${position + 1}`}
              loading={position === start ? 'eager' : 'lazy'}
              decoding="async"
              className="max-h-full w-full object-contain"
            />
          </div>
        ))}
      </SlideTrack>
      {caption?.(index)}
    </div>
  )
}
