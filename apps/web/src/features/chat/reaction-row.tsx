import type { ChatMessage } from '@honjeo/contract/chat'
import { useLingui } from '@lingui/react/macro'
import { cx } from '#ui/cx.ts'
import type { MessageActions } from './message-actions.ts'
import { hasReacted, REACTION_FACES } from './reactions.ts'

interface ReactionRowProps {
  message: ChatMessage
  myId: number
  onReact: MessageActions['onReact']
}

/** How people feel about a message; a tap joins them, or takes mine back. */
export function ReactionRow({ message, myId, onReact }: ReactionRowProps) {
  const { t, i18n } = useLingui()
  if (message.reactions.length === 0) return null
  return (
    <ul className="mt-1 flex flex-wrap gap-1">
      {message.reactions.map(({ kind, userIds: { length } }) => {
        const { emoji, label } = REACTION_FACES[kind]
        const name = i18n._(label)
        const isMine = hasReacted(message, kind, myId)
        return (
          <li key={kind}>
            <button
              type="button"
              aria-pressed={isMine}
              onClick={() => onReact(message, kind)}
              className={cx(
                'touch-target relative flex h-7 items-center gap-1 rounded-full border px-2 text-xs tabular-nums',
                isMine ? 'border-sea-700 bg-sea-50 font-bold text-sea-700' : 'border-basalt-200 bg-paper',
              )}
            >
              <span className="sr-only">{t`${name} ${length}명`}</span>
              <span aria-hidden="true">{emoji}</span>
              <span aria-hidden="true">{length}</span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
