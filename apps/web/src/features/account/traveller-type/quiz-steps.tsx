import { type QuestionField, QUESTIONS, type TravellerType } from '@honjeo/contract/values/traveller-type'
import { Trans, useLingui } from '@lingui/react/macro'
import { Check } from 'lucide-react'
import type { MouseEvent, ReactNode } from 'react'
import { Badge } from '#ui/feedback/badge.tsx'
import { BottomBar } from '#ui/list/page-header.tsx'
import { Button } from '#ui/form/button.tsx'
import { Card } from '#ui/list/card.tsx'
import { cx } from '#ui/cx.ts'
import { ProgressDots } from '#ui/feedback/progress-dots.tsx'
import { saveAnswer, useProfileStore } from '../profile/profile-store.ts'
import { StepTitle } from '../step.tsx'
import { TRAVEL_QUESTIONS } from './travel-questions.ts'
import { TravellerScene } from './traveller-scene.tsx'
import { TRAVELLER_TYPE_TEXTS } from './traveller-types.ts'

interface TravelIntroProps {
  onStart: () => void
  /** Is given when all five questions are answered already, such as before signing up. */
  onKeep?: (() => void) | undefined
}

export function TravelIntro({ onStart, onKeep }: TravelIntroProps) {
  return (
    <>
      <div className="flex flex-1 flex-col justify-center gap-8 px-gutter py-6 text-center">
        <TravellerScene scene="crossroads" />
        <StepTitle
          description={
            <Trans>
              다섯 가지 질문에 마음 가는 대로 답해보세요.
              <br />
              정답은 없어요. 1분이면 충분해요.
            </Trans>
          }
        >
          <Trans>나는 어떤 혼행러일까요?</Trans>
        </StepTitle>
      </div>
      <BottomBar>
        {onKeep === undefined ? (
          <Button className="flex-1" onClick={onStart}>
            <Trans>시작하기</Trans>
          </Button>
        ) : (
          <>
            <Button variant="secondary" onClick={onStart}>
              <Trans>다시 해보기</Trans>
            </Button>
            <Button className="flex-1" onClick={onKeep}>
              <Trans>지난 결과로 계속하기</Trans>
            </Button>
          </>
        )}
      </BottomBar>
    </>
  )
}

interface QuestionStepProps {
  /** The number of the question, 0–4. */
  index: number
  onAnswered: () => void
}

/** One question; a tap answers it and goes on. Going back finds the answer marked. */
export function QuestionStep({ index, onAnswered }: QuestionStepProps) {
  const { i18n } = useLingui()
  const { field } = QUESTIONS[index] as { field: QuestionField }
  const chosen = useProfileStore((draft) => draft[field])
  const { icon: Icon, text, options } = TRAVEL_QUESTIONS[field]

  function handleChoice(event: MouseEvent, option: number) {
    // The second tap of a double tap would land on the next question.
    if (event.detail > 1) return
    saveAnswer(field, option)
    onAnswered()
  }

  return (
    <div className="pb-safe-8 flex flex-1 flex-col px-gutter pt-4">
      <ProgressDots step={index + 1} total={QUESTIONS.length} />
      <span className="mt-7 flex size-14 items-center justify-center rounded-full bg-tangerine-100 text-tangerine-700">
        <Icon aria-hidden="true" size={28} />
      </span>
      {/* Room for two lines, so that the options do not move from question to question. */}
      <div className="mt-4 min-h-16">
        <StepTitle key={field}>{i18n._(text)}</StepTitle>
      </div>
      <ul className="mt-6 grid gap-3">
        {options.map((option, position) => {
          const isChosen = chosen === position + 1
          return (
            <li key={position}>
              <button
                type="button"
                aria-pressed={isChosen}
                onClick={(event) => handleChoice(event, position + 1)}
                className={cx(
                  'flex min-h-16 w-full items-center gap-3 rounded-lg border bg-paper px-4 py-3 text-left font-semibold transition-[scale,background-color] hover:bg-basalt-100 active:scale-[0.99]',
                  isChosen ? 'border-tangerine-700 bg-tangerine-50 ring-1 ring-tangerine-700' : 'border-basalt-200',
                )}
              >
                <span className="min-w-0 flex-1">{i18n._(option)}</span>
                {isChosen && (
                  <Check aria-hidden="true" size={20} strokeWidth={3} className="shrink-0 text-tangerine-700" />
                )}
              </button>
            </li>
          )
        })}
      </ul>
    </div>
  )
}

interface TypeResultProps {
  type: TravellerType
  /** A small action under the card. */
  children?: ReactNode
}

export function TypeResult({ type, children }: TypeResultProps) {
  const { i18n } = useLingui()
  const { name, motto, description, likes } = TRAVELLER_TYPE_TEXTS[type]
  const typeName = i18n._(name)
  return (
    <div className="flex flex-1 flex-col justify-center gap-6 px-gutter py-6 text-center">
      <StepTitle>
        <span className="block text-lg font-semibold text-basalt-700">
          <Trans>나의 여행 유형은</Trans>
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
