import type { ChatMessage } from '@honjeo/contract/chat'
import { REACTIONS, type Reaction } from '@honjeo/contract/values/enums'
import { CHAT_DELETE_SECONDS } from '@honjeo/contract/values/limits'
import { useLingui } from '@lingui/react/macro'
import { Copy, Flag, Megaphone, Reply, Trash2 } from 'lucide-react'
import { paths } from '#lib/navigation/paths.ts'
import { cx } from '#ui/cx.ts'
import { ListItem } from '#ui/list/list-item.tsx'
import { Sheet } from '#ui/overlay/dialog.tsx'
import { hasReacted, REACTION_FACES } from './message-actions.ts'

export interface MessageMenuProps {
  /** The message, kept while the sheet closes. */
  message: ChatMessage
  open: boolean
  myId: number
  isHost: boolean
  onOpenChange: (open: boolean) => void
  onReact: (kind: Reaction) => void
  onReply: () => void
  onCopy: () => void
  onPin: () => void
  onDelete: () => void
}

/** What can be done with a message; one that was taken back can only be reported. */
export function MessageMenu({ message, open, myId, isHost, onOpenChange, ...handlers }: MessageMenuProps) {
  const { t, i18n } = useLingui()
  const isMine = message.senderId === myId
  const hasText = message.content !== ''

  const closing = (act: () => void) => () => {
    onOpenChange(false)
    act()
  }
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={t`메시지 메뉴`} isTitleHidden>
      {!message.isDeleted && (
        <div role="group" aria-label={t`반응 남기기`} className="flex justify-between gap-1 pb-2">
          {REACTIONS.map((kind) => {
            const isOn = hasReacted(message, kind, myId)
            return (
              <button
                key={kind}
                type="button"
                aria-pressed={isOn}
                aria-label={i18n._(REACTION_FACES[kind].label)}
                onClick={closing(() => handlers.onReact(kind))}
                className={cx(
                  'flex size-11 items-center justify-center rounded-full text-2xl',
                  isOn ? 'bg-sea-100' : 'hover:bg-basalt-100',
                )}
              >
                <span aria-hidden="true">{REACTION_FACES[kind].emoji}</span>
              </button>
            )
          })}
        </div>
      )}
      <ul className="-mx-4">
        {!message.isDeleted && (
          <ListItem leading={<Reply size={20} />} title={t`답장`} onPress={closing(handlers.onReply)} />
        )}
        {hasText && <ListItem leading={<Copy size={20} />} title={t`복사`} onPress={closing(handlers.onCopy)} />}
        {hasText && isHost && (
          <ListItem leading={<Megaphone size={20} />} title={t`공지로 올리기`} onPress={closing(handlers.onPin)} />
        )}
        {isMine && isDeletable(message) && (
          <ListItem isDanger leading={<Trash2 size={20} />} title={t`삭제`} onPress={closing(handlers.onDelete)} />
        )}
        {!isMine && (
          <ListItem
            leading={<Flag size={20} />}
            title={t`신고하기`}
            to={paths.newReport({ targetRoomId: message.roomId, targetMessageSeq: message.seq })}
          />
        )}
      </ul>
    </Sheet>
  )
}

const isDeletable = ({ sendAt }: ChatMessage) => Date.now() - Date.parse(sendAt) < CHAT_DELETE_SECONDS * 1000
