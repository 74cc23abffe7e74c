import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { ApiError, errorText } from '#lib/server/api-error.ts'
import { fitForUpload } from '#lib/device/image-file.ts'
import { savePicture, useProfileStore } from './profile-store.ts'

/** px of each side: what the largest round picture of ours shows on the sharpest phone. */
const SIDE = 512
const JPEG_QUALITY = 0.85

/** The middle of a photo as the data URL of a small square JPEG, which session storage has room for. */
async function toPictureDraft(file: Blob): Promise<string> {
  const bitmap = await createImageBitmap(file)
  const cut = Math.min(bitmap.width, bitmap.height)
  const side = Math.min(cut, SIDE)
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('this browser draws no pictures')
  context.imageSmoothingQuality = 'high'
  // What is transparent becomes black in a JPEG otherwise.
  context.fillStyle = 'white'
  context.fillRect(0, 0, side, side)
  context.drawImage(bitmap, (bitmap.width - cut) / 2, (bitmap.height - cut) / 2, cut, cut, 0, 0, side, side)
  bitmap.close()
  return canvas.toDataURL('image/jpeg', JPEG_QUALITY)
}

/** The file of a draft; the app's policy lets nothing be fetched from a data URL. */
export function pictureFile(draft: string): Blob {
  const bytes = atob(draft.slice(draft.indexOf(',') + 1))
  return new Blob([Uint8Array.from(bytes, (char) => char.charCodeAt(0))], { type: 'image/jpeg' })
}

/** The picture of an account that is yet to be made: kept beside the rest of the draft, uploaded once there is a member it belongs to. */
export function usePictureDraft() {
  const { t } = useLingui()
  const draft = useProfileStore(({ profileImage }) => profileImage)
  const reading = useMutation({
    mutationFn: async (file: File) => toPictureDraft(await fitForUpload(file)),
    onSuccess: savePicture,
  })

  function errorOf(error: unknown): string {
    return error instanceof ApiError ? errorText(error) : t`이미지를 읽을 수 없어요. 다른 사진으로 다시 시도해주세요.`
  }

  return {
    src: draft === '' ? null : draft,
    isBusy: reading.isPending,
    error: reading.isError ? errorOf(reading.error) : undefined,
    onPick: (file: File) => reading.mutate(file),
    onRemove: () => {
      reading.reset()
      savePicture('')
    },
  }
}
