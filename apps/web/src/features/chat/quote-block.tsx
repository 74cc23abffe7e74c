import type { Quote } from '@honjeo/contract/chat'
import { useLingui } from '@lingui/react/macro'
import { cx } from '#ui/cx.ts'

/** In a bubble: what it answers. A tap leads there. */
export function QuoteBlock({ quote, isMine, onJump }: { quote: Quote; isMine: boolean; onJump: () => void }) {
  const { t } = useLingui()
  return (
    <button
      type="button"
      onClick={onJump}
      className={cx(
        'mb-1.5 block min-h-11 w-full border-l-3 pl-2 text-left text-sm',
        isMine ? 'border-white/60 text-white' : 'border-sea-600 text-basalt-700',
      )}
    >
      <span className="sr-only">{t`${quote.senderName}님의 메시지로 가기`}</span>
      <span aria-hidden="true" className="block font-semibold">
        {quote.senderName}
      </span>
      <span className="line-clamp-2">
        <QuoteText quote={quote} />
      </span>
    </button>
  )
}

export function QuoteText({ quote: { kind, content } }: { quote: Quote }) {
  const { t } = useLingui()
  if (content !== '') return content
  switch (kind) {
    case 'IMAGE':
      return t`사진`
    case 'PIN':
      return t`만날 곳`
    case 'DELETED':
      return t`삭제된 메시지예요`
    case 'TEXT':
      return ''
  }
}
