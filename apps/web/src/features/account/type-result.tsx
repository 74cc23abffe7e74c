import type { TravellerType } from '@honjeo/contract/values/traveller-type'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { StepTitle } from './step-title.tsx'
import { TravellerScene } from './traveller-scene.tsx'
import { TRAVELLER_TYPE_TEXTS } from './traveller-types.ts'

interface TypeResultProps {
  type: TravellerType
  nickname?: string
  /** A small action under the card. */
  children?: ReactNode
}

export function TypeResult({ type, nickname, children }: TypeResultProps) {
  const { i18n } = useLingui()
  const { name, motto, description, likes } = TRAVELLER_TYPE_TEXTS[type]
  const typeName = i18n._(name)
  return (
    <div className="flex flex-1 flex-col justify-center gap-6 px-gutter py-6 text-center">
      <StepTitle>
        <span className="block text-lg font-semibold text-basalt-700">
          {nickname === undefined ? <Trans>나의 여행 유형은</Trans> : <Trans>{nickname}님의 여행 유형은</Trans>}
        </span>
        <span className="mt-1 block text-3xl text-tangerine-700">{typeName}</span>
      </StepTitle>
      <Card className="overflow-hidden p-0!">
        <TravellerScene scene={type} className="rounded-none!" />
        <div className="p-5">
          <p className="text-lg font-bold">{i18n._(motto)}</p>
          <p className="mt-2 text-pretty text-basalt-700">{i18n._(description)}</p>
          <ul className="mt-4 flex flex-wrap justify-center gap-2">
            {likes.map((like) => (
              <li key={like.id}>
                <Badge tone="sea">{i18n._(like)}</Badge>
              </li>
            ))}
          </ul>
        </div>
      </Card>
      {children}
    </div>
  )
}
