import { type ComponentProps, lazy, type ReactNode, Suspense, useState } from 'react'

/** The viewer is fetched with the first tap on a photo. */
const PhotoViewer = lazy(() => import('./photo-viewer.tsx').then((module) => ({ default: module.PhotoViewer })))

type Viewed = Omit<ComponentProps<typeof PhotoViewer>, 'start' | 'onClose'>

/** Photos of a screen in full: what opens the viewer at one of them, and the viewer to be rendered beside them. */
export function usePhotoViewer(
  label: Viewed['label'],
  images: Viewed['images'],
  caption?: Viewed['caption'],
): [(index: number) => void, ReactNode] {
  const [start, setStart] = useState<number | null>(null)
  const [wasOpened, setOpened] = useState(false)

  function open(index: number) {
    setOpened(true)
    setStart(index)
  }

  const viewer = wasOpened && (
    <Suspense>
      <PhotoViewer label={label} images={images} caption={caption} start={start} onClose={() => setStart(null)} />
    </Suspense>
  )
  return [open, viewer]
}
