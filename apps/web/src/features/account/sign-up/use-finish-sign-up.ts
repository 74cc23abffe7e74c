import { useLingui } from '@lingui/react/macro'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '#lib/navigation/paths.ts'
import { saveSession } from '#lib/server/session.ts'
import { upload } from '#lib/server/upload.ts'
import { useSingleMutation } from '#lib/server/once.ts'
import { toast } from '#ui/overlay/toast.ts'
import { forgetSignUp } from '../leaving/local-data.ts'
import { changeProfile } from '../my-account.api.ts'
import { pictureFile } from '../profile/picture-draft.ts'
import { type ProfileRefusals, refusalsOf } from '../profile/profile-refusals.ts'
import { readProfile, saveProfileFields } from '../profile/profile-store.ts'
import { updateVerification } from '../verification/verification-store.ts'
import type { PasswordSheetProps } from './password-sheet.tsx'
import { readSignUpProof } from './sign-up-proof.ts'
import { saveKakaoProof, useSignUpStore } from './sign-up-store.ts'
import { signUp, signUpBody, signUpFailure } from './sign-up.ts'

/**
 * The last act: everything gathered becomes an account, or leads back to what was refused. The password is asked for once
 * more after a reload, and where the server refused it.
 */
export function useFinishSignUp(onProfileRefused: (refusals: ProfileRefusals) => void) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const [refusal, setRefusal] = useState<PasswordSheetProps['refusal']>()

  const signingUp = useSingleMutation({
    mutationFn: async (password: string | undefined) => {
      const proof = readSignUpProof()
      const { agreed } = useSignUpStore.getState()
      if (proof === null) throw new Error('The wizard let a sign-up without a proof through')
      return signUp(signUpBody({ proof, password, agreed, draft: readProfile() }))
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
          setAsking(false)
          return onProfileRefused(refusalsOf(draft, failure.messages))
        }
        case 'password':
          useSignUpStore.setState({ password: '' })
          setRefusal({ password: password ?? '', message: failure.message })
          return setAsking(true)
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

  /** Sends the sign-up, without a password for a member who came by Kakao. */
  function send(password?: string) {
    if (password !== undefined) useSignUpStore.setState({ password })
    signingUp.mutate(password)
  }

  /** There is no password after a reload, nor after the server refused one. */
  function finish() {
    const { password, kakao } = useSignUpStore.getState()
    if (kakao !== null) send()
    else if (password === '') setAsking(true)
    else send(password)
  }

  const { isPending } = signingUp
  const passwordSheet: PasswordSheetProps = {
    open: isAsking,
    onOpenChange: setAsking,
    refusal,
    isPending,
    onSubmit: send,
  }
  return { finish, isPending, passwordSheet }
}

/** Gives a new account the picture that was chosen before there was one. */
async function setPicture(queryClient: QueryClient, draft: string): Promise<void> {
  const { imageName } = await upload('POST /api/image/upload', pictureFile(draft), {})
  await changeProfile(queryClient, { imageName })
}
