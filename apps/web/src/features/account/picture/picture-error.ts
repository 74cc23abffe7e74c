import { t } from '@lingui/core/macro'
import { isRefusal } from '#lib/api-error.ts'
import { errorText } from '#lib/error-text.ts'

/** What is wrong with a picture, in the words for it; a silent network or a broken server says nothing of the picture. */
export const uploadErrorText = (error: unknown) =>
  isRefusal(error) ? errorText(error) : t`이미지 업로드에 실패했습니다.`

export const removalErrorText = (error: unknown) =>
  isRefusal(error) ? errorText(error) : t`이미지 삭제에 실패했습니다.`
