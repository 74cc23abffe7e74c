import { QUESTIONS } from '@honjeo/contract/values/traveller-type'
import { Trans, useLingui } from '@lingui/react/macro'
import { RotateCcw } from 'lucide-react'
import { paths } from '#lib/paths.ts'
import { useSession } from '#lib/session.ts'
import { BottomBar } from '#ui/bottom-bar.tsx'
import { Button } from '#ui/button.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { isComplete, leadingAnswers } from './answer-draft.ts'
import { clearAnswers, useProfileStore } from './profile-store.ts'
import { QuestionStep } from './question-step.tsx'
import { TravelIntro } from './travel-intro.tsx'
import { TypeResult } from './type-result.tsx'
import { useSaveType } from './use-save-type.ts'
import { useStep } from './use-step.ts'

const INTRO = 1
const FIRST_QUESTION = 2
const RESULT = FIRST_QUESTION + QUESTIONS.length

/** The five questions for anyone: a member's answers are saved, a visitor's wait in the profile store for a sign-up. */
export function Quiz() {
  const { t } = useLingui()
  const draft = useProfileStore()
  const isMember = useSession() !== null
  const { step, goTo } = useStep(FIRST_QUESTION + leadingAnswers(draft))
  const { save, isSaving } = useSaveType()

  function handleRestart() {
    clearAnswers()
    goTo(FIRST_QUESTION)
  }

  return (
    <>
      <PageHeader
        title={t`여행 유형 알아보기`}
        back={step === INTRO ? {} : { fallback: { search: `?step=${step - 1}` } }}
      />
      {step === INTRO && (
        <TravelIntro onStart={() => goTo(FIRST_QUESTION)} onKeep={isComplete(draft) ? () => goTo(RESULT) : undefined} />
      )}
      {step >= FIRST_QUESTION && step < RESULT && (
        <QuestionStep index={step - FIRST_QUESTION} onAnswered={() => goTo(step + 1)} />
      )}
      {step === RESULT && draft.type !== null && (
        <>
          <TypeResult type={draft.type}>
            <Button
              variant="ghost"
              size="sm"
              icon={<RotateCcw aria-hidden="true" size={16} />}
              className="self-center"
              onClick={handleRestart}
            >
              <Trans>다시 해보기</Trans>
            </Button>
          </TypeResult>
          <BottomBar>
            {isMember ? (
              <Button className="flex-1" isLoading={isSaving} onClick={save}>{t`이 유형으로 저장하기`}</Button>
            ) : (
              <>
                <LinkButton to={paths.home()} variant="secondary">{t`홈으로`}</LinkButton>
                <LinkButton to={paths.signUp()} className="flex-1">{t`이 유형으로 가입하기`}</LinkButton>
              </>
            )}
          </BottomBar>
        </>
      )}
    </>
  )
}
