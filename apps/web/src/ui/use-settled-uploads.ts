import { useLingui } from '@lingui/react/macro'
import { toast } from './toast.ts'
import type { ImageUploads } from './use-image-uploads.ts'

/** Whether a form can be sent with its photos; says why not, in the place of what the form said last. */
export function useSettledUploads({ state }: ImageUploads, toastId: string): () => boolean {
  const { t } = useLingui()
  return () => {
    if (state === 'uploading') toast.blank(t`사진을 올리고 있어요. 잠시만 기다려주세요.`, { id: toastId })
    else if (state === 'failed') toast.error(t`올리지 못한 사진이 있어요. 다시 올리거나 빼주세요.`, { id: toastId })
    return state === 'ready'
  }
}
