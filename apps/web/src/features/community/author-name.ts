import type { Author } from '@honjeo/contract/community'
import { t } from '@lingui/core/macro'

export const authorName = ({ nickName }: Pick<Author, 'nickName'>) => (nickName === '' ? t`익명` : nickName)
