import { QUESTIONS, type QuestionField } from '@honjeo/contract/values/traveller-type'
import { useLingui } from '@lingui/react/macro'
import { Check } from 'lucide-react'
import type { MouseEvent } from 'react'
import { cx } from '#ui/cx.ts'
import { ProgressDots } from '#ui/progress-dots.tsx'
import { saveAnswer, useProfileStore } from './profile-store.ts'
import { StepTitle } from './step-title.tsx'
import { TRAVEL_QUESTIONS } from './travel-questions.ts'

interface QuestionStepProps {
  /** 0–4 */
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
      {/* Room for two lines, so that the options stand still from question to question. */}
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
