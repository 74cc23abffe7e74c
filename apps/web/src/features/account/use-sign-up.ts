import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { paths } from '#lib/paths.ts'
import { saveSession } from '#lib/session.ts'
import { useSingleMutation } from '#lib/use-single-mutation.ts'
import { toast } from '#ui/toast.ts'
import { forgetSignUp } from './local-data.ts'
import { setPicture } from './picture/set-picture.ts'
import { refusalsOf, type ProfileRefusals } from './profile-refusals.ts'
import { readProfile, saveProfileFields } from './profile-store.ts'
import { signUpFailure } from './sign-up-failure.ts'
import { readSignUpProof } from './sign-up-proof.ts'
import { signUp, signUpBody } from './sign-up-request.ts'
import { saveKakaoProof, useSignUpStore } from './sign-up-store.ts'
import { updateVerification } from './verification-store.ts'

interface SignUpHandlers {
  onProfileRefused: (refusals: ProfileRefusals) => void
  onPasswordRefused: (password: string, message: string) => void
}

/** The last act: everything gathered becomes an account, or leads back to what was refused. */
export function useSignUp({ onProfileRefused, onPasswordRefused }: SignUpHandlers) {
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

  /** Without a password for somebody who came by Kakao. */
  function finish(password?: string) {
    if (password !== undefined) useSignUpStore.setState({ password })
    signingUp.mutate(password)
  }
  return { finish, isPending: signingUp.isPending }
}
