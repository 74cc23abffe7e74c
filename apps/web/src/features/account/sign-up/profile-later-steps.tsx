import { QUESTIONS } from '@honjeo/contract/values/traveller-type'
import { Trans, useLingui } from '@lingui/react/macro'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '#lib/navigation/paths.ts'
import { saveSession } from '#lib/server/session.ts'
import { upload } from '#lib/server/upload.ts'
import { useSingleMutation } from '#lib/server/once.ts'
import { BottomBar } from '#ui/list/page-header.tsx'
import { Button } from '#ui/form/button.tsx'
import { Form } from '#ui/form/form.tsx'
import { Sheet } from '#ui/overlay/dialog.tsx'
import { toast } from '#ui/overlay/toast.ts'
import { forgetSignUp } from '../leaving/local-data.ts'
import { changeProfile } from '../my-account.api.ts'
import { NewPasswordFields, useNewPassword } from '../password/new-password-fields.tsx'
import { pictureFile } from '../profile/picture-draft.ts'
import { type ProfileRefusals, refusalsOf } from '../profile/profile-refusals.ts'
import { isComplete, readProfile, saveProfileFields, useProfileStore } from '../profile/profile-store.ts'
import { QuestionStep, TravelIntro, TypeResult } from '../traveller-type/quiz-steps.tsx'
import { updateVerification, useVerification } from '../verification/verification-store.ts'
import { readSignUpProof } from './sign-up-proof.ts'
import { saveKakaoProof, useSignUpStore } from './sign-up-store.ts'
import { signUp, signUpBody, signUpFailure } from './sign-up.ts'

interface ProfileLaterStepsProps {
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

function SignUpResultStep({ onRefused }: { onRefused: (refusals: ProfileRefusals) => void }) {
  const { type, nickname } = useProfileStore()
  const [isAsking, setAsking] = useState(false)
  const [passwordRefusal, setPasswordRefusal] = useState<{ password: string; message: string }>()
  const { finish, isPending } = useSignUp({
    onProfileRefused: onRefused,
    onPasswordRefused: (password, message) => {
      setPasswordRefusal({ password, message })
      setAsking(true)
    },
  })

  /** There is no password after a reload, nor after the server refused one. */
  function handleFinish() {
    const { password, kakao } = useSignUpStore.getState()
    if (kakao !== null) finish()
    else if (password === '') setAsking(true)
    else finish(password)
  }

  if (type === null) return null
  return (
    <>
      <TypeResult type={type} nickname={nickname.trim()} />
      <BottomBar>
        <Button className="flex-1" isLoading={isPending} onClick={handleFinish}>
          <Trans>혼저 시작하기</Trans>
        </Button>
      </BottomBar>
      <PasswordSheet
        open={isAsking}
        onOpenChange={setAsking}
        refusal={passwordRefusal}
        isPending={isPending}
        onSubmit={finish}
      />
    </>
  )
}

interface PasswordSheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** What the server would not take, and why. */
  refusal: { password: string; message: string } | undefined
  isPending: boolean
  onSubmit: (password: string) => void
}

/** Asks for the password once more at the end of the wizard. */
function PasswordSheet({ open, onOpenChange, refusal, isPending, onSubmit }: PasswordSheetProps) {
  const { t } = useLingui()
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={t`비밀번호를 정해주세요`}
      description={
        refusal === undefined
          ? t`안전을 위해 저장해두지 않았어요. 한 번만 더 입력하면 가입이 끝나요.`
          : t`다른 비밀번호로 바꾸면 가입이 끝나요.`
      }
    >
      <PasswordSheetForm refusal={refusal} isPending={isPending} onSubmit={onSubmit} />
    </Sheet>
  )
}

type PasswordSheetFormProps = Pick<PasswordSheetProps, 'refusal' | 'isPending' | 'onSubmit'>

function PasswordSheetForm({ refusal, isPending, onSubmit }: PasswordSheetFormProps) {
  const { email } = useVerification('SIGNUP')
  const draft = useNewPassword(email, refusal?.password)
  const isRefused = refusal !== undefined && draft.password === refusal.password
  return (
    <Form onSubmit={() => draft.isReady && !isRefused && onSubmit(draft.password)} className="gap-6">
      <NewPasswordFields draft={draft} email={email} error={isRefused ? refusal.message : undefined} />
      <Button type="submit" disabled={!draft.isReady || isRefused} isLoading={isPending}>
        <Trans>가입 마치기</Trans>
      </Button>
    </Form>
  )
}

interface SignUpHandlers {
  onProfileRefused: (refusals: ProfileRefusals) => void
  onPasswordRefused: (password: string, message: string) => void
}

/** The last act: everything gathered becomes an account, or leads back to what was refused. */
function useSignUp({ onProfileRefused, onPasswordRefused }: SignUpHandlers) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const queryClient = useQueryClient()

  const signingUp = useSingleMutation({
    mutationFn: async (password: string | undefined) => {
      const proof = readSignUpProof()
      const { agreed } = useSignUpStore.getState()
      const body = proof && signUpBody({ proof, password, agreed, draft: readProfile() })
      if (body === null) throw new Error('The wizard let an unfinished draft through')
      return signUp(body)
    },
    onSuccess: async ({ id, accessToken, refreshToken }) => {
      const { profileImage } = readProfile()
      saveSession({ userId: id, accessToken, refreshToken })
      toast.success(t`혼저에 오신 걸 환영해요!`)
      if (profileImage !== '') {
        setPicture(queryClient, profileImage).catch(() =>
          toast.error(t`프로필 사진을 올리지 못했어요. 마이의 프로필 수정에서 다시 올려주세요.`),
        )
      }
      await navigate(paths.home(), { replace: true })
      forgetSignUp()
    },
    onError: async (error, password) => {
      const failure = signUpFailure(error)
      switch (failure.leadsTo) {
        case 'profile': {
          const draft = readProfile()
          if (failure.messages.nickname !== undefined) saveProfileFields({ checkedNickname: '' })
          return onProfileRefused(refusalsOf(draft, failure.messages))
        }
        case 'password':
          useSignUpStore.setState({ password: '' })
          return onPasswordRefused(password ?? '', failure.message)
        case 'email':
          toast.error(failure.message)
          updateVerification('SIGNUP', { token: null })
          return navigate(paths.signUp())
        case 'kakao':
          // Everything else that was gathered waits for Kakao's next word.
          toast.error(failure.message)
          await navigate(paths.login(), { replace: true })
          return saveKakaoProof(null)
        case 'login':
          toast.error(failure.message)
          await navigate(paths.login(), { replace: true })
          return forgetSignUp()
        case 'retry':
          toast.error(failure.message)
      }
    },
  })

  /** Without a password for a member who came by Kakao. */
  function finish(password?: string) {
    if (password !== undefined) useSignUpStore.setState({ password })
    signingUp.mutate(password)
  }
  return { finish, isPending: signingUp.isPending }
}

/** Gives a new account the picture that was chosen before there was one. */
async function setPicture(queryClient: QueryClient, draft: string): Promise<void> {
  const { imageName } = await upload('POST /api/image/upload', pictureFile(draft), {})
  await changeProfile(queryClient, { imageName })
}
