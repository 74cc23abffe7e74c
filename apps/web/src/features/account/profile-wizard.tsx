import { useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { dayKey } from '#lib/dates.ts'
import { paths } from '#lib/paths.ts'
import { whenQuiet } from '#lib/when-quiet.ts'
import { useConfirm } from '#ui/confirm.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { PageHeader } from '#ui/page-header.tsx'
import { leadingAnswers } from './answer-draft.ts'
import { forgetSignUp } from './local-data.ts'
import { ProfileForm } from './profile-form.tsx'
import { profileProblems } from './profile-problems.ts'
import type { ProfileRefusals } from './profile-refusals.ts'
import { useProfileStore } from './profile-store.ts'
import { useStep } from './use-step.ts'

const loadLaterSteps = () => import('./profile-later-steps.tsx')
const LaterSteps = lazy(() => loadLaterSteps().then((module) => ({ default: module.ProfileLaterSteps })))

const FORM = 1
const FIRST_QUESTION = 3

/** The eight steps of the specification: form, intro, five questions, result. The account is made at the end of them. */
export function ProfileWizard() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const confirm = useConfirm()
  const draft = useProfileStore()
  const [refusals, setRefusals] = useState<ProfileRefusals>({})
  const [today] = useState(() => dayKey(new Date()))
  const isFormDone = Object.keys(profileProblems(draft, today)).length === 0
  const { step, goTo } = useStep(isFormDone ? FIRST_QUESTION + leadingAnswers(draft) : FORM)

  // Ahead of their need: the form takes a minute.
  useEffect(() => whenQuiet(() => void loadLaterSteps().catch(() => undefined)), [])

  async function handleCancel() {
    const isSure = await confirm({
      title: t`가입을 그만둘까요?`,
      description: t`지금까지 적은 내용이 모두 지워져요.`,
      confirmLabel: t`그만두기`,
      cancelLabel: t`계속하기`,
      isDanger: true,
    })
    if (!isSure) return
    await navigate(paths.login(), { replace: true })
    forgetSignUp()
  }

  function handleRefused(refused: ProfileRefusals) {
    setRefusals(refused)
    goTo(FORM)
  }

  return (
    <>
      <PageHeader
        title={t`프로필 만들기`}
        back={{ fallback: step === FORM ? paths.signUp() : { search: `?step=${step - 1}` } }}
        right={<IconButton label={t`가입 그만두기`} icon={<X size={22} />} onClick={() => void handleCancel()} />}
      />
      {/* Around all of them: what stands on the screen stays until the next step is there. */}
      <Suspense>
        {step === FORM ? (
          <ProfileForm refusals={refusals} onDone={() => goTo(FORM + 1)} />
        ) : (
          <LaterSteps step={step} firstQuestion={FIRST_QUESTION} goTo={goTo} onRefused={handleRefused} />
        )}
      </Suspense>
    </>
  )
}
