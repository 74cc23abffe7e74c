import type { Difficulty } from '@honjeo/contract/values/enums'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Badge, type BadgeTone } from '#ui/feedback/badge.tsx'

const TONES: Record<Difficulty, BadgeTone> = { EASY: 'easy', NORMAL: 'normal', HARD: 'hard', NONE: 'neutral' }

const LABELS: Record<Difficulty, ReactNode> = {
  EASY: <Trans>쉬움</Trans>,
  NORMAL: <Trans>보통</Trans>,
  HARD: <Trans>어려움</Trans>,
  NONE: <Trans>난이도 미정</Trans>,
}

export interface DifficultyBadgeProps {
  /** The difficulty of the place for one alone; NONE while it has no review. */
  difficulty: Difficulty
  /** Follows the word, such as `73%`. */
  suffix?: string
}

export function DifficultyBadge({ difficulty, suffix }: DifficultyBadgeProps) {
  return (
    <Badge tone={TONES[difficulty]}>
      {LABELS[difficulty]}
      {suffix}
    </Badge>
  )
}
