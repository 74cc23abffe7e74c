import type { UploadedImage } from '@honjeo/contract/images'
import { IMAGE_UNATTACHED_HOURS } from '@honjeo/contract/values/limits'

/** An image the server has; `uploadedAt` (ms) until it belongs to something that is published. */
export interface KeptImage extends UploadedImage {
  uploadedAt?: number | undefined
}

export function isKeptImage(value: unknown): value is KeptImage {
  const image = value as Partial<KeptImage> | null
  return typeof image === 'object' && typeof image?.imageName === 'string' && typeof image.thumbUrl === 'string'
}

/** A photo of a form, on its way to the server or there already. */
export interface PickedImage {
  id: string
  /** The address of the file on this device, or of the server's thumbnail. */
  previewUrl: string
  /** The part that has been sent, 0–1. */
  progress: number
  /** The sentence of its failure. */
  error: string | null
  canRetry: boolean
  image: KeptImage | null
}

export type PickedAction =
  | { type: 'add'; images: { id: string; previewUrl: string }[] }
  | { type: 'progress'; id: string; progress: number }
  | { type: 'done'; id: string; image: KeptImage }
  | { type: 'failed'; id: string; error: string; canRetry: boolean }
  | { type: 'retry'; id: string }
  | { type: 'remove'; id: string }
  | { type: 'move'; id: string; by: number }

export function pickedReducer(picked: readonly PickedImage[], action: PickedAction): readonly PickedImage[] {
  const change = (id: string, changes: Partial<PickedImage>) =>
    picked.map((each) => (each.id === id ? { ...each, ...changes } : each))
  switch (action.type) {
    case 'add':
      return [
        ...picked,
        ...action.images.map((each) => ({ ...each, progress: 0, error: null, canRetry: false, image: null })),
      ]
    case 'progress':
      return change(action.id, { progress: action.progress })
    case 'done':
      return change(action.id, { progress: 1, image: action.image })
    case 'failed':
      return change(action.id, { error: action.error, canRetry: action.canRetry })
    case 'retry':
      return change(action.id, { progress: 0, error: null, canRetry: false })
    case 'remove':
      return picked.filter(({ id }) => id !== action.id)
    case 'move':
      return move(picked, action.id, action.by)
  }
}

function move(picked: readonly PickedImage[], id: string, by: number): readonly PickedImage[] {
  const from = picked.findIndex((each) => each.id === id)
  const moved = picked[from]
  if (moved === undefined) return picked
  return picked.toSpliced(from, 1).toSpliced(Math.max(0, from + by), 0, moved)
}

/** Images that are there already: of a draft, or of what is being edited. */
export function toPicked(images: readonly KeptImage[]): readonly PickedImage[] {
  return images.map((image) => ({
    id: image.imageName,
    previewUrl: image.thumbUrl,
    progress: 1,
    error: null,
    canRetry: false,
    image,
  }))
}

export const isUploading = ({ image, error }: PickedImage) => image === null && error === null

const HOUR_MS = 3_600_000

/** Returns the images of a draft that the server still has: it removes what was uploaded and never published. */
export function withoutExpired(images: readonly KeptImage[], now: number): KeptImage[] {
  const limit = IMAGE_UNATTACHED_HOURS * HOUR_MS
  return images.filter(({ uploadedAt }) => uploadedAt === undefined || now - uploadedAt < limit)
}
