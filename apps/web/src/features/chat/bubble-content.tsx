import type { Pin, Quote } from '@honjeo/contract/chat'
import type { UploadedImage } from '@honjeo/contract/images'
import { useLingui } from '@lingui/react/macro'
import { ImageOff, MapPin } from 'lucide-react'
import { useCallback, useState } from 'react'
import { splitText } from '#lib/text/text-parts.ts'
import { cx } from '#ui/cx.ts'
import { NewTab, newTabProps } from '#ui/list/links.tsx'
import { ProgressBar } from '#ui/feedback/progress-bar.tsx'
import { srcSetOf } from '#ui/media/uploaded-photo.tsx'
import type { MessageActions } from './message-actions.ts'
import type { Talk } from './message-rows.ts'

const bubbleClass = 'min-w-0 max-w-full rounded-lg px-3.5 py-2'

interface BubbleContentProps {
  talk: Talk
  /** The part of the photo that has been uploaded: 0–1. */
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

const frame = 'block w-52 max-w-full overflow-hidden rounded-lg bg-basalt-200'
/** Very tall or wide ones are cut; the viewer shows all of them. */
const ratioOf = ({ width, height }: UploadedImage) => Math.min(2, Math.max(0.6, width / Math.max(1, height)))

/** A photo that was sent; opens the viewer. Its place is kept while it loads. */
function SentPhoto({ photo, onOpen }: { photo: UploadedImage; onOpen: () => void }) {
  const { t } = useLingui()
  return (
    <button type="button" onClick={onOpen} className={frame} aria-label={t`사진 크게 보기`}>
      <img
        alt={t`보낸 사진`}
        src={photo.imageUrl}
        srcSet={srcSetOf(photo)}
        sizes="208px"
        loading="lazy"
        draggable={false}
        className="size-full object-cover"
        style={{ aspectRatio: ratioOf(photo) }}
      />
    </button>
  )
}

/** A photo of this device on its way. */
function WaitingPhoto({ file, progress }: { file: Blob; progress: number | null }) {
  const { t } = useLingui()
  // Read from the device again, it would be another object and load again.
  const [shown] = useState(file)
  const [isUnreadable, setUnreadable] = useState(false)
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(shown)
      image.src = url
      return () => URL.revokeObjectURL(url)
    },
    [shown],
  )
  return (
    <div className={frame}>
      {isUnreadable ? (
        <span className="flex aspect-4/3 items-center justify-center text-basalt-500">
          <ImageOff size={28} role="img" aria-label={t`보내는 사진`} />
        </span>
      ) : (
        <img
          alt={t`보내는 사진`}
          ref={show}
          onError={() => setUnreadable(true)}
          className="aspect-4/3 size-full object-cover opacity-70"
        />
      )}
      {progress !== null && <ProgressBar label={t`사진 올리는 중`} value={Math.round(progress * 100)} />}
    </div>
  )
}

/** The meeting place; opens the map. */
function PinCard({ pin: { label, lat, lng } }: { pin: Pin }) {
  const { t } = useLingui()
  return (
    <a
      href={`https://map.kakao.com/link/map/${encodeURIComponent(label)},${lat},${lng}`}
      {...newTabProps}
      className="flex min-h-15 max-w-64 items-center gap-3 rounded-lg border border-basalt-200 bg-paper px-3 py-2.5 text-basalt-900 shadow-1"
    >
      <span className="flex size-10 shrink-0 items-center justify-center rounded-full bg-sea-50 text-sea-700">
        <MapPin aria-hidden="true" size={20} />
      </span>
      <span className="min-w-0">
        <span className="block text-xs text-basalt-500">{t`만날 곳`}</span>
        <span className="block font-semibold">{label}</span>
        <span className="block text-sm text-sea-700">{t`지도에서 보기`}</span>
      </span>
      <NewTab />
    </a>
  )
}

/** The quote in a bubble that the message answers. A tap leads there. */
function QuoteBlock({ quote, isMine, onJump }: { quote: Quote; isMine: boolean; onJump: () => void }) {
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

/** What a member said, with its line breaks. Addresses lead there when they are tapped; nothing is fetched from them. */
export function MessageText({ text }: { text: string }) {
  return (
    <p className="whitespace-pre-wrap">
      {splitText(text).map((part, index) =>
        part.type === 'link' ? (
          // oxlint-disable-next-line react/no-array-index-key -- the text never changes order
          <a
            key={index}
            href={part.href}
            target="_blank"
            rel="nofollow noopener noreferrer"
            className="break-all underline underline-offset-2"
          >
            {part.text}
            <NewTab />
          </a>
        ) : (
          part.text
        ),
      )}
    </p>
  )
}
