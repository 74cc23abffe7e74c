import type { UploadedImage } from '@honjeo/contract/images'
import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { errorText, isRefusal } from '#lib/server/api-error.ts'
import { request } from '#lib/server/http.ts'
import { fitForUpload } from '#lib/device/image-file.ts'
import { upload } from '#lib/server/upload.ts'
import { toast } from '#ui/overlay/toast.ts'

const TOAST_ID = 'profile-picture'

/** An upload, null for none, undefined for what is there. */
export type PictureChange = UploadedImage | null | undefined

const deleteUpload = ({ imageName }: UploadedImage) => request('DELETE /api/image/delete', { body: { imageName } })

/** A picture that is uploaded when it is picked, and becomes the profile's when that is saved. */
export function usePictureUpload(current: string | null) {
  const { t } = useLingui()
  const [change, setChange] = useState<PictureChange>()
  const uploading = useMutation({
    mutationFn: async (file: File) => upload('POST /api/image/upload', await fitForUpload(file), {}),
    onSuccess: (image) => {
      // The one before is of no more use; should this fail, the server's broom comes by.
      if (change) void deleteUpload(change).catch(() => undefined)
      setChange(image)
      toast.success(t`이미지가 업로드되었습니다.`, { id: TOAST_ID })
    },
  })
  const removing = useMutation({
    mutationFn: deleteUpload,
    onSuccess: () => toast.success(t`이미지가 삭제되었습니다.`, { id: TOAST_ID }),
    onError: (error) => toast.error(pictureErrorText(error, t`이미지 삭제에 실패했습니다.`), { id: TOAST_ID }),
  })

  return {
    change,
    field: {
      src: change === undefined ? current : (change?.thumbUrl ?? null),
      isBusy: uploading.isPending,
      error: uploading.isError ? pictureErrorText(uploading.error, t`이미지 업로드에 실패했습니다.`) : undefined,
      onPick: (file: File) => uploading.mutate(file),
      onRemove: () => {
        uploading.reset()
        if (change) removing.mutate(change)
        setChange(current === null ? undefined : null)
      },
    },
  }
}

/** What a refusal says is wrong with a picture; a silent network or a broken server says nothing of the picture. */
const pictureErrorText = (error: unknown, otherwise: string) => (isRefusal(error) ? errorText(error) : otherwise)
