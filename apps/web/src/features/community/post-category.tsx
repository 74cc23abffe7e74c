import { POST_CATEGORIES, type PostCategory } from '@honjeo/contract/values/enums'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { Badge, type BadgeTone } from '#ui/feedback/badge.tsx'

export const POST_CATEGORY_LABELS: Record<PostCategory, MessageDescriptor> = {
  QUESTION: msg`궁금해요`,
  COMPANION_PROPOSAL: msg`동행제안`,
  SOLO_TIP: msg`혼행꿀팁`,
  SOLO_CHALLENGE: msg`챌린지`,
}

/** A category as addresses and navigation state carry it; anything else is none. */
export function parsePostCategory(value: unknown): PostCategory | null {
  return POST_CATEGORIES.find((category) => category === value) ?? null
}

const TONES: Record<PostCategory, BadgeTone> = {
  QUESTION: 'sea',
  COMPANION_PROPOSAL: 'tangerine',
  SOLO_TIP: 'easy',
  SOLO_CHALLENGE: 'normal',
}

export function CategoryBadge({ category }: { category: PostCategory }) {
  const { i18n } = useLingui()
  return <Badge tone={TONES[category]}>{i18n._(POST_CATEGORY_LABELS[category])}</Badge>
}
