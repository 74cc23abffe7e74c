import * as failures from '@honjeo/contract/values/error-numbers'
import { IMAGE_MAX_BYTES } from '@honjeo/contract/values/limits'
import { t } from '@lingui/core/macro'
import { ApiError } from '../server/api-error.ts'

/** px of the longer side; twice what any screen of ours shows, and enough to read a receipt. */
const SCALED_SIDE = 2560
const JPEG_QUALITY = 0.85

/** Drawings are no photos: they may carry scripts, and the server takes none. */
const isPhoto = ({ type }: Blob) => type.startsWith('image/') && type !== 'image/svg+xml'

/** Returns `JPG` for `image/jpeg`, as people know it. */
const nameOf = (type: string) => type.replace('image/', '').replace('jpeg', 'jpg').toUpperCase()

/**
 * The photo as it may be sent: one that is too large is scaled down here, if this browser can read it. Throws what the
 * server would say of a file that cannot be sent, before anything of it has been. `types`: the media types that are taken.
 */
export async function fitForUpload(file: Blob, types?: readonly string[]): Promise<Blob> {
  if (!isPhoto(file)) throw new ApiError(415, failures.IMAGE_TYPE_UNSUPPORTED, t`이미지 파일만 업로드 가능합니다.`)
  if (types?.includes(file.type) === false) {
    const names = types.map(nameOf).join(', ')
    throw new ApiError(415, failures.IMAGE_TYPE_UNSUPPORTED, t`${names} 사진만 올릴 수 있어요.`)
  }
  if (file.size <= IMAGE_MAX_BYTES) return file
  const scaled = await scaleDown(file).catch(() => null)
  if (scaled !== null && scaled.size <= IMAGE_MAX_BYTES) return scaled
  throw new ApiError(413, failures.IMAGE_TOO_LARGE, t`파일 크기는 5MB 이하여야 합니다.`)
}

/** Returns the photo as a JPEG, upright; null where the canvas gives nothing. */
async function scaleDown(file: Blob): Promise<Blob | null> {
  const bitmap = await createImageBitmap(file)
  const scale = Math.min(1, SCALED_SIDE / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(bitmap.width * scale)
  canvas.height = Math.round(bitmap.height * scale)
  const context = canvas.getContext('2d')
  if (context === null) return null
  context.imageSmoothingQuality = 'high'
  // What is transparent becomes black in a JPEG otherwise.
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', JPEG_QUALITY))
}
