import { COMMENT_MAX } from '@honjeo/contract/values/limits'
import { useLingui } from '@lingui/react/macro'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { CornerDownRight, X } from 'lucide-react'
import {
  type KeyboardEvent,
  type RefObject,
  type SyntheticEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { sendableText } from '#lib/text/sendable-text.ts'
import { Avatar } from '#ui/media/avatar.tsx'
import { ComposeBar } from '#ui/form/compose-bar.tsx'
import { cx } from '#ui/cx.ts'
import { mentionableQuery } from '../community.api.ts'
import { answering, type CommentDraftValues } from './comment-draft.ts'
import { insertMention, mayBecome, type NamedMember, settledPart, typedMention } from './mentions.ts'

interface CommentBarProps {
  postId: number
  draft: CommentDraftValues
  onChange: (changes: Partial<CommentDraftValues>) => void
  onSend: () => void
  ref: RefObject<HTMLTextAreaElement | null>
}

/** Writes a comment, or a reply to one; an @ offers the people of the post. */
export function CommentBar({ postId, draft, onChange, onSend, ref }: CommentBarProps) {
  const { t } = useLingui()
  const picker = useMentionPicker(postId, draft.text)
  const caretAfterPick = useRef<number | null>(null)

  // The caret can only be put behind a name that is in the field already.
  useLayoutEffect(() => {
    const caret = caretAfterPick.current
    if (caret === null) return
    caretAfterPick.current = null
    ref.current?.setSelectionRange(caret, caret)
    picker.setCaret(caret)
  })

  function handlePick(member: NamedMember) {
    if (picker.mention === null) return
    const { text, caret } = insertMention(draft.text, picker.mention, member.nickName)
    caretAfterPick.current = caret
    onChange({ text, picked: [...draft.picked, member] })
    ref.current?.focus()
  }

  /** Not every keyboard reports its keys, and not every key is one that types. */
  function handleCaretMove({ currentTarget }: SyntheticEvent<HTMLTextAreaElement>) {
    picker.setCaret(currentTarget.selectionStart)
  }

  return (
    <ComposeBar
      ref={ref}
      label={draft.replyTo === null ? t`댓글` : t`답글`}
      placeholder={draft.replyTo === null ? t`댓글을 남겨보세요` : t`답글을 남겨보세요`}
      value={draft.text}
      maxLength={COMMENT_MAX}
      onChange={(text) => onChange({ text })}
      canSend={sendableText(draft.text) !== ''}
      onSend={onSend}
      onInput={handleCaretMove}
      onSelect={handleCaretMove}
      onBlur={picker.close}
      onKeyDown={(event) => picker.handleKeyDown(event, handlePick)}
      aria-autocomplete="list"
      aria-controls={picker.isOpen ? picker.listId : undefined}
      aria-activedescendant={picker.isOpen ? optionId(picker.listId, picker.active) : undefined}
      className="sticky bottom-0 z-20 mt-auto"
    >
      {picker.isOpen && (
        <MentionList id={picker.listId} people={picker.people} active={picker.active} onPick={handlePick} />
      )}
      {draft.replyTo !== null && (
        <ReplyTarget nickName={draft.replyTo.nickName} onCancel={() => onChange(answering(draft, null))} />
      )}
    </ComposeBar>
  )
}

function ReplyTarget({ nickName, onCancel }: { nickName: string; onCancel: () => void }) {
  const { t } = useLingui()
  return (
    <p className="flex items-center gap-1.5 pl-2 text-sm text-basalt-700">
      <CornerDownRight aria-hidden="true" size={16} className="shrink-0 text-basalt-500" />
      <span className="min-w-0 flex-1">{t`${nickName}님에게 답글 쓰는 중`}</span>
      <button
        type="button"
        aria-label={t`답글 그만 쓰기`}
        onPointerDown={(event) => event.preventDefault()}
        onClick={onCancel}
        className="flex size-11 shrink-0 items-center justify-center rounded-full text-basalt-500 hover:text-basalt-900"
      >
        <X aria-hidden="true" size={18} />
      </button>
    </p>
  )
}

const NO_MEMBERS: NamedMember[] = []

/** Follows the caret through a text and offers people while a name is typed after an @. */
function useMentionPicker(postId: number, text: string) {
  const listId = useId()
  const [caret, setCaret] = useState<number | null>(null)
  const [active, setActive] = useState(0)
  /** The position of the @ for which the offer was declined. */
  const [declined, setDeclined] = useState<number | null>(null)

  const mention = caret === null ? null : typedMention(text, caret)
  const { data = NO_MEMBERS } = useQuery({
    ...mentionableQuery(postId, settledPart(mention?.typed ?? '')),
    enabled: mention !== null,
    // Until those of one more syllable are there, those of the last one hold them: the list does not flicker.
    placeholderData: keepPreviousData,
  })
  const people = mention === null ? NO_MEMBERS : data.filter(({ nickName }) => mayBecome(nickName, mention.typed))
  const isOpen = people.length > 0 && mention?.start !== declined
  const current = Math.min(active, people.length - 1)

  function handleKeyDown(event: KeyboardEvent, onPick: (member: NamedMember) => void) {
    const picked = people[current]
    if (!isOpen || picked === undefined) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step !== undefined) setActive((current + step + people.length) % people.length)
    else if (event.key === 'Enter' || event.key === 'Tab') onPick(picked)
    else if (event.key === 'Escape') setDeclined(mention?.start ?? null)
    else return
    event.preventDefault()
  }

  return {
    listId,
    mention,
    people,
    isOpen,
    active: current,
    setCaret: (next: number) => {
      setCaret(next)
      if (next !== caret) setActive(0)
    },
    close: () => setCaret(null),
    handleKeyDown,
  }
}

const optionId = (listId: string, index: number) => `${listId}-${index}`

interface MentionListProps {
  id: string
  people: readonly NamedMember[]
  /** Index of the one that Enter picks. */
  active: number
  onPick: (member: NamedMember) => void
}

/** The people whom an @ may name, over the field; the focus stays in the field. */
function MentionList({ id, people, active, onPick }: MentionListProps) {
  const { t } = useLingui()
  return (
    <>
      <div
        id={id}
        role="listbox"
        aria-label={t`부를 사람`}
        className="absolute inset-x-3 bottom-full mb-2 max-h-56 overflow-y-auto rounded-lg border border-basalt-200 bg-paper p-1.5 shadow-2"
      >
        {people.map((member, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field has the focus and hears the keys
          <div
            key={member.userId}
            id={optionId(id, index)}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            // Keeps the focus, and with it the phone's keyboard, in the field.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onPick(member)}
            className={cx(
              'flex min-h-11 cursor-pointer items-center gap-2.5 rounded-sm px-3 hover:bg-basalt-100',
              index === active && 'bg-basalt-100 font-semibold',
            )}
          >
            <Avatar name={member.nickName} size={28} />
            {member.nickName}
          </div>
        ))}
      </div>
      <p role="status" className="sr-only">
        {t`부를 수 있는 사람 ${people.length}명`}
      </p>
    </>
  )
}
