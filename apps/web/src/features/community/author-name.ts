import type { Author } from '@honjeo/contract/community'
import { t } from '@lingui/core/macro'
import { memberName } from '#lib/member-name.ts'

/** Of a former member what the server says in their place. */
export const authorName = ({ nickName }: Pick<Author, 'nickName'>) => (nickName === '' ? t`익명` : memberName(nickName))
