import type { PostCategory } from '@honjeo/contract/values/enums'
import { useLingui } from '@lingui/react/macro'
import { Badge, type BadgeTone } from '#ui/badge.tsx'
import { POST_CATEGORY_LABELS } from './post-category.ts'

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
