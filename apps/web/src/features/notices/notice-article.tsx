import type { NoticeDetail } from '@honjeo/contract/notices'
import { useLingui } from '@lingui/react/macro'
import { formatDate, formatDateTime } from '#lib/dates.ts'
import { Card } from '#ui/card.tsx'
import { LinkedText } from '#ui/linked-text.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'

export function NoticeArticle({ notice }: { notice: NoticeDetail }) {
  const { t } = useLingui()
  const { title, content, publishedAt, updatedAt } = notice
  const changed = formatDateTime(updatedAt)
  return (
    <article>
      <h2 className="text-xl font-bold">{title}</h2>
      <p className="mt-1.5 text-sm text-basalt-500">
        <time dateTime={publishedAt}>{formatDate(publishedAt)}</time>
        {/* What is written before it is published is no news to anybody. */}
        {Date.parse(updatedAt) > Date.parse(publishedAt) && (
          <span className="block">
            <time dateTime={updatedAt}>{t`${changed}에 고쳤어요`}</time>
          </span>
        )}
      </p>
      <Card className="mt-5 p-5">
        <LinkedText text={content} />
      </Card>
    </article>
  )
}

export function NoticeSkeleton() {
  return (
    <SkeletonGroup>
      <Skeleton className="h-7 w-4/5" />
      <Skeleton className="mt-3 h-3.5 w-32" />
      <Card className="mt-5 space-y-3 p-5">
        {['w-full', 'w-11/12', 'w-full', 'w-2/3'].map((width, line) => (
          <Skeleton key={line} className={`h-4 ${width}`} />
        ))}
      </Card>
    </SkeletonGroup>
  )
}
