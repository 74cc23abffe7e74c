import { useLingui } from '@lingui/react/macro'
import { cx } from '#ui/cx.ts'
import type { MessageActions } from './message-actions.ts'
import { SentPhoto, WaitingPhoto } from './message-photo.tsx'
import type { Talk } from './message-rows.ts'
import { MessageText } from './message-text.tsx'
import { PinCard } from './pin-card.tsx'
import { QuoteBlock } from './quote-block.tsx'

const bubbleClass = 'min-w-0 max-w-full rounded-lg px-3.5 py-2'

interface BubbleContentProps {
  talk: Talk
  /** Of the photo that is being uploaded: 0–1. */
  progress: number | null
  actions: MessageActions
}

/** What was said: words, a photo, a place; or the stone of what was deleted. */
export function BubbleContent({ talk, progress, actions }: BubbleContentProps) {
  const { t } = useLingui()
  const { content, isMine, isFirst, isLast, isHidden, message, outgoing } = talk
  if (message?.isDeleted === true) return <Stone text={t`삭제된 메시지예요`} />
  if (isHidden) return <Stone text={t`차단한 회원의 메시지예요`} />

  const quote = message?.quote ?? outgoing?.reply?.quote ?? null
  const pin = message?.pin ?? outgoing?.pin ?? null
  return (
    <>
      {message !== null && message.photo !== null && (
        <SentPhoto photo={message.photo} onOpen={() => actions.onPhoto(message)} />
      )}
      {outgoing !== null && outgoing.file !== null && (
        <WaitingPhoto file={outgoing.file} progress={outgoing.state === 'waiting' ? progress : null} />
      )}
      {pin !== null && <PinCard pin={pin} />}
      {(content !== '' || quote !== null) && (
        <div
          className={cx(
            bubbleClass,
            isMine ? 'bg-sea-600 text-white' : 'bg-paper shadow-1',
            isMine ? isLast && 'rounded-br-sm' : isFirst && 'rounded-tl-sm',
          )}
        >
          {quote !== null && <QuoteBlock quote={quote} isMine={isMine} onJump={() => actions.onJump(quote.seq)} />}
          {content !== '' && <MessageText text={content} />}
        </div>
      )}
    </>
  )
}

function Stone({ text }: { text: string }) {
  return <p className={cx(bubbleClass, 'border border-dashed border-basalt-300 text-basalt-500')}>{text}</p>
}
