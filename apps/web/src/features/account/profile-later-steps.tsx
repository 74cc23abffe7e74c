import { QUESTIONS } from '@honjeo/contract/values/traveller-type'
import { isComplete } from './answer-draft.ts'
import type { ProfileRefusals } from './profile-refusals.ts'
import { useProfileStore } from './profile-store.ts'
import { QuestionStep } from './question-step.tsx'
import { SignUpResultStep } from './sign-up-result-step.tsx'
import { TravelIntro } from './travel-intro.tsx'

export interface ProfileLaterStepsProps {
  step: number
  firstQuestion: number
  goTo: (step: number) => void
  onRefused: (refusals: ProfileRefusals) => void
}

/** What follows the form: intro, five questions, result. */
export function ProfileLaterSteps({ step, firstQuestion, goTo, onRefused }: ProfileLaterStepsProps) {
  const draft = useProfileStore()
  const result = firstQuestion + QUESTIONS.length
  if (step >= result) return <SignUpResultStep onRefused={onRefused} />
  if (step >= firstQuestion) return <QuestionStep index={step - firstQuestion} onAnswered={() => goTo(step + 1)} />
  return <TravelIntro onStart={() => goTo(firstQuestion)} onKeep={isComplete(draft) ? () => goTo(result) : undefined} />
}
