import type { RoomNotice } from '@honjeo/contract/chat'
import { useLingui } from '@lingui/react/macro'
import { ChevronDown, Megaphone } from 'lucide-react'
import { useState } from 'react'
import { readText, writeText } from '#lib/storage.ts'
import { cx } from '#ui/cx.ts'
import { MessageText } from './message-text.tsx'

export interface NoticeBarProps {
  roomId: number
  notice: RoomNotice
  /** Only the host takes it down. */
  onTakeDown: (() => void) | null
}

/** What the host wants everybody to know. Folded it is one line, and stays so until there is a new one. */
export function NoticeBar({ roomId, notice: { content, pinnedAt }, onTakeDown }: NoticeBarProps) {
  const { t } = useLingui()
  const key = `notice-folded:${roomId}`
  const [foldedAt, setFoldedAt] = useState(() => readText(key))
  const isFolded = foldedAt === pinnedAt

  function toggle() {
    const next = isFolded ? '' : pinnedAt
    writeText(key, next)
    setFoldedAt(next)
  }

  return (
    <section
      aria-label={t({ message: '공지', context: 'of a room' })}
      className="flex shrink-0 items-start gap-2 border-b border-basalt-200 bg-paper pl-4"
    >
      <Megaphone aria-hidden="true" size={18} className="mt-3 shrink-0 text-tangerine-700" />
      <div className="min-w-0 flex-1 py-2.5 text-sm">
        <div className={isFolded ? 'truncate' : 'max-h-40 overflow-y-auto'}>
          {isFolded ? content : <MessageText text={content} />}
        </div>
        {!isFolded && onTakeDown !== null && (
          <button type="button" onClick={onTakeDown} className="min-h-11 font-semibold text-basalt-700 hover:underline">
            {t`공지 내리기`}
          </button>
        )}
      </div>
      <button
        type="button"
        aria-expanded={!isFolded}
        aria-label={isFolded ? t`공지 펼치기` : t`공지 접기`}
        onClick={toggle}
        className="flex size-11 shrink-0 items-center justify-center text-basalt-700 -outline-offset-2"
      >
        <ChevronDown aria-hidden="true" size={20} className={cx(!isFolded && 'rotate-180')} />
      </button>
    </section>
  )
}
