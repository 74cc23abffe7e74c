import { Trans, useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useController } from 'react-hook-form'
import { redirect, useNavigate } from 'react-router'
import { dayKey } from '#lib/text/dates.ts'
import { paths } from '#lib/navigation/paths.ts'
import { readSession } from '#lib/server/session.ts'
import { whenQuiet } from '#lib/page/when-quiet.ts'
import { BottomBar, PageHeader } from '#ui/list/page-header.tsx'
import { Button } from '#ui/form/button.tsx'
import { confirm } from '#ui/overlay/ui-provider.tsx'
import { Form } from '#ui/form/form.tsx'
import { IconButton } from '#ui/form/icon-button.tsx'
import { SegmentedControl } from '#ui/form/segmented-control.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { forgetSignUp } from '../leaving/local-data.ts'
import { tidyBirthDate } from '../profile/birth-date.ts'
import { usePictureDraft } from '../profile/picture-draft.ts'
import { PictureField } from '../profile/picture-field.tsx'
import { ProfileFieldset, useGenderNames } from '../profile/profile-fieldset.tsx'
import { profileProblems } from '../profile/profile-problems.ts'
import type { ProfileRefusals } from '../profile/profile-refusals.ts'
import {
  GENDER_CODES,
  leadingAnswers,
  type LocalGender,
  readProfile,
  saveProfileFields,
  useProfileStore,
} from '../profile/profile-store.ts'
import { type ProfileFormApi, useProfileForm } from '../profile/use-profile-form.ts'
import { StepTitle, useStep } from '../step.tsx'
import { readSignUpProof } from './sign-up-proof.ts'

/** The wizard ends in an account, and that takes a proof of who its member is. */
export function loader() {
  if (readSession() !== null) return redirect(paths.home())
  return readSignUpProof() === null ? redirect(paths.signUp()) : null
}

const loadLaterSteps = () => import('./profile-later-steps.tsx')
const LaterSteps = lazy(() => loadLaterSteps().then((module) => ({ default: module.ProfileLaterSteps })))

const FORM = 1
const FIRST_QUESTION = 3

/** The eight steps of the specification: form, intro, five questions, result. The account is made at the end of them. */
export function Component() {
  const { t } = useLingui()
  const navigate = useNavigate()
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
      {/* Around all of them: what is on the screen stays until the next step is there. */}
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

interface ProfileFormProps {
  refusals: ProfileRefusals
  onDone: () => void
}

/** The first step of the wizard; every keystroke goes into the draft, so that nothing typed is lost. */
function ProfileForm({ refusals, onDone }: ProfileFormProps) {
  const { t } = useLingui()
  const [initial] = useState(() => {
    const { name, nickname, checkedNickname, gender, birthdate, bio } = readProfile()
    return { name, nickname, checkedNickname, gender, birthdate, bio }
  })
  const { form, errorOf } = useProfileForm({ initial, refusals, onChange: saveProfileFields })
  const picture = usePictureDraft()

  return (
    <Form onSubmit={() => void form.handleSubmit(onDone)()} className="flex-1">
      <div className="flex flex-col gap-6 px-gutter pt-2 pb-8">
        <StepTitle description={t`동행방에서는 닉네임으로 인사해요.`}>
          <Trans>어떤 분인지 알려주세요</Trans>
        </StepTitle>
        <PictureField {...picture} name={form.watch('nickname')} />
        <ProfileFieldset
          form={form}
          errorOf={errorOf}
          gender={<GenderField form={form} error={errorOf('gender')} />}
          birthDate={<BirthDateField form={form} error={errorOf('birthdate')} />}
        />
      </div>
      <BottomBar>
        <Button type="submit" className="flex-1">
          <Trans>다음</Trans>
        </Button>
      </BottomBar>
    </Form>
  )
}

function GenderField({ form, error }: { form: ProfileFormApi; error: string | undefined }) {
  const { t } = useLingui()
  const names = useGenderNames()
  const groupRef = useRef<HTMLDivElement>(null)
  const { field } = useController({ control: form.control, name: 'gender' })
  return (
    <div
      ref={(element) => {
        groupRef.current = element
        // The first wrong field is focused through its ref; a group is focused through its first choice.
        field.ref({ focus: () => groupRef.current?.querySelector('input')?.focus() })
      }}
    >
      <SegmentedControl
        label={t`성별`}
        options={(Object.keys(GENDER_CODES) as LocalGender[]).map((value) => ({
          value,
          label: names[GENDER_CODES[value]],
        }))}
        value={field.value === '' ? null : field.value}
        onChange={field.onChange}
        hint={t`동행방의 성별 제한에만 쓰고, 공개하지 않아요.`}
        error={error}
      />
    </div>
  )
}

function BirthDateField({ form, error }: { form: ProfileFormApi; error: string | undefined }) {
  const { t } = useLingui()
  return (
    <TextField
      {...form.register('birthdate', {
        onBlur: () => form.setValue('birthdate', tidyBirthDate(form.getValues('birthdate'))),
      })}
      label={t`생년월일`}
      inputMode="numeric"
      autoComplete="bday"
      maxLength={14}
      placeholder={t`숫자 8자리, 예: 19980321`}
      hint={t`나중에 직접 바꿀 수 없어요. 동행방은 만 19세부터 쓸 수 있어요.`}
      error={error}
    />
  )
}
