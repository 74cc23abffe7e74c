import type { Author } from '@honjeo/contract/community'
import { t } from '@lingui/core/macro'
import type { ReactNode } from 'react'
import { Link } from '#ui/link.tsx'
import { formatListTime } from '#lib/text/dates.ts'
import { memberName } from '#lib/server/server-text.ts'
import { paths } from '#lib/navigation/paths.ts'

interface AuthorLineProps {
  author: Author
  createdAt: string
  /** What is between name and time, such as a badge. */
  children?: ReactNode
}

/** Says who wrote it and when; the name leads to their profile while they are a member. */
export function AuthorLine({ author, createdAt, children }: AuthorLineProps) {
  const name = authorName(author)
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-1.5 text-sm text-basalt-500">
      {author.userId === null ? (
        <span className="font-semibold text-basalt-700">{name}</span>
      ) : (
        <Link
          to={paths.profile(author.userId)}
          className="touch-target relative rounded-sm font-semibold text-basalt-900 hover:underline"
        >
          {name}
        </Link>
      )}
      {children}
      <time dateTime={createdAt}>{formatListTime(createdAt)}</time>
    </div>
  )
}

/** The name of an author; for a former member, what the server says in their place. */
export const authorName = ({ nickName }: Pick<Author, 'nickName'>) => (nickName === '' ? t`익명` : memberName(nickName))
