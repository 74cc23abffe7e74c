import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useId, useState } from 'react'
import { mentionableQuery } from '../community.api.ts'
import type { NamedMember } from '../named-member.ts'
import { mayBecome, settledPart, typedMention } from './mentions.ts'

const NOBODY: NamedMember[] = []

/** Follows the caret through a text and offers people while a name is typed after an @. */
export function useMentionPicker(postId: number, text: string) {
  const listId = useId()
  const [caret, setCaret] = useState<number | null>(null)
  const [active, setActive] = useState(0)
  /** Where the @ stands for which the offer was declined. */
  const [declined, setDeclined] = useState<number | null>(null)

  const mention = caret === null ? null : typedMention(text, caret)
  const { data = NOBODY } = useQuery({
    ...mentionableQuery(postId, settledPart(mention?.typed ?? '')),
    enabled: mention !== null,
    // Until those of one more syllable are there, those of the last one hold them: the list does not flicker.
    placeholderData: keepPreviousData,
  })
  const people = mention === null ? NOBODY : data.filter(({ nickName }) => mayBecome(nickName, mention.typed))
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
