import type { Author } from '@honjeo/contract/community'
import { t } from '@lingui/core/macro'
import { serverText } from '#lib/server-text.ts'

/** Of a former member what the server says in their place. */
export const authorName = ({ nickName }: Pick<Author, 'nickName'>) => (nickName === '' ? t`익명` : serverText(nickName))
