import { COMMENT_MAX } from '@honjeo/contract/values/limits'
import { useLingui } from '@lingui/react/macro'
import { CornerDownRight, X } from 'lucide-react'
import { type RefObject, type SyntheticEvent, useLayoutEffect, useRef } from 'react'
import { sendableText } from '#lib/sendable-text.ts'
import { ComposeBar } from '#ui/compose-bar.tsx'
import type { NamedMember } from '../named-member.ts'
import { answering, type CommentDraftValues } from './comment-draft.ts'
import { MentionList, optionId } from './mention-list.tsx'
import { insertMention } from './mentions.ts'
import { useMentionPicker } from './use-mention-picker.ts'

export interface CommentBarProps {
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

  // The caret can only be put behind a name that stands in the field already.
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

  /** Not every keyboard tells of keys, and not every key is one that types. */
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
