import { QUESTIONS } from '@honjeo/contract/values/traveller-type'
import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { errorText } from '#lib/server/api-error.ts'
import { paths } from '#lib/navigation/paths.ts'
import { useSession } from '#lib/server/session.ts'
import { currentEntry } from '#lib/navigation/go-back.ts'
import { BottomBar, PageHeader } from '#ui/list/page-header.tsx'
import { Button, LinkButton } from '#ui/form/button.tsx'
import { toast } from '#ui/overlay/toast.ts'
import { changeProfile } from '../my-account.api.ts'
import {
  answersOf,
  clearAnswers,
  isComplete,
  leadingAnswers,
  readProfile,
  useProfileStore,
} from '../profile/profile-store.ts'
import { useStep } from '../step.tsx'
import { QuestionStep, TravelIntro, TypeResult } from './quiz-steps.tsx'

const INTRO = 1
const FIRST_QUESTION = 2
const RESULT = FIRST_QUESTION + QUESTIONS.length

/** The five questions for anyone: a member's answers are saved, a visitor's wait in the profile store for a sign-up. */
export function Component() {
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

/** Makes the type a member has just found theirs, and goes back past the questions to where these were begun. */
function useSaveType() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [entry] = useState(currentEntry)

  const saving = useMutation({
    mutationFn: async () => {
      const draft = readProfile()
      if (isComplete(draft)) await changeProfile(queryClient, { answers: answersOf(draft) })
    },
    onSuccess: async () => {
      toast.success(t`여행 유형을 저장했어요.`)
      if (entry > 0) await navigate(entry - 1 - currentEntry())
      else await navigate(paths.my(), { replace: true })
    },
    onError: (error) => toast.error(errorText(error)),
  })
  return { save: () => saving.mutate(), isSaving: saving.isPending }
}
