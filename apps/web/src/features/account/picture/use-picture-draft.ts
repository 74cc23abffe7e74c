import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { ApiError } from '#lib/api-error.ts'
import { errorText } from '#lib/error-text.ts'
import { fitForUpload } from '#lib/image-file.ts'
import { savePicture, useProfileStore } from '../profile-store.ts'
import { toPictureDraft } from './picture-draft.ts'

/** The picture of an account that is yet to be made: kept beside the rest of the draft, uploaded once there is somebody it belongs to. */
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
