import type { UploadedImage } from '@honjeo/contract/images'
import { lazy, type ReactNode, Suspense, useState } from 'react'

/** Fetched with the first tap on a photo. */
const PhotoViewer = lazy(() => import('./photo-viewer.tsx').then((module) => ({ default: module.PhotoViewer })))

/** Photos of a screen in full: what opens the viewer at one of them, and the viewer to be rendered beside them. */
export function usePhotoViewer(label: string, images: readonly UploadedImage[]): [(index: number) => void, ReactNode] {
  const [start, setStart] = useState<number | null>(null)
  const [wasOpened, setOpened] = useState(false)

  function open(index: number) {
    setOpened(true)
    setStart(index)
  }

  const viewer = wasOpened && (
    <Suspense>
      <PhotoViewer label={label} images={images} start={start} onClose={() => setStart(null)} />
    </Suspense>
  )
  return [open, viewer]
}
