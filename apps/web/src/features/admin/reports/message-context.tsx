import type { StaffReportDetail } from '@honjeo/contract/admin/reports'
import { useLingui } from '@lingui/react/macro'
import { formatDateTime } from '#lib/dates.ts'
import { Badge } from '#ui/badge.tsx'
import { cx } from '#ui/cx.ts'
import { ImageLinks } from '../parts/image-links.tsx'
import { Panel } from '../parts/panel.tsx'

/** What was said around a message when it was reported. */
export function MessageContext({ messages }: { messages: StaffReportDetail['context'] }) {
  const { t } = useLingui()
  return (
    <Panel title={t`앞뒤 대화`}>
      <ol className="space-y-2">
        {messages.map(({ seq, senderName, content, imageUrl, sentAt, isTarget }) => (
          <li key={seq} className={cx('rounded-md px-3 py-2', isTarget && 'bg-danger-bg')}>
            <p className="flex flex-wrap items-center gap-x-2 text-sm text-basalt-700">
              <span className="font-semibold text-basalt-900">{senderName}</span>
              {formatDateTime(sentAt)}
              {isTarget && <Badge tone="hard">{t`신고된 메시지`}</Badge>}
            </p>
            <p className="whitespace-pre-line">{content}</p>
            {imageUrl !== null && <ImageLinks label={t`사진`} urls={[imageUrl]} />}
          </li>
        ))}
      </ol>
    </Panel>
  )
}
