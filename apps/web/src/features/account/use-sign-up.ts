import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { paths } from '#lib/paths.ts'
import { saveSession } from '#lib/session.ts'
import { toast } from '#ui/toast.ts'
import { forgetSignUp } from './local-data.ts'
import { refusalsOf, type ProfileRefusals } from './profile-refusals.ts'
import { readProfile, saveProfileFields } from './profile-store.ts'
import { signUpFailure } from './sign-up-failure.ts'
import { signUp, signUpBody } from './sign-up-request.ts'
import { useSignUpStore } from './sign-up-store.ts'
import { readVerification, updateVerification } from './verification-store.ts'

interface SignUpHandlers {
  onProfileRefused: (refusals: ProfileRefusals) => void
  onPasswordRefused: (password: string, message: string) => void
}

/** The last act: everything gathered becomes an account, or leads back to what was refused. */
export function useSignUp({ onProfileRefused, onPasswordRefused }: SignUpHandlers) {
  const { t } = useLingui()
  const navigate = useNavigate()

  const signingUp = useMutation({
    mutationFn: async (password: string) => {
      const draft = readProfile()
      const { agreed } = useSignUpStore.getState()
      const body = signUpBody({ verificationToken: readVerification('SIGNUP').token ?? '', password, agreed, draft })
      if (body === null) throw new Error('The wizard let an unfinished draft through')
      return signUp(body)
    },
    onSuccess: async ({ id, accessToken, refreshToken }) => {
      saveSession({ userId: id, accessToken, refreshToken })
      toast.success(t`혼저에 오신 걸 환영해요!`)
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
          return onPasswordRefused(password, failure.message)
        case 'email':
          toast.error(failure.message)
          updateVerification('SIGNUP', { token: null })
          return navigate(paths.signUp())
        case 'login':
          toast.error(failure.message)
          await navigate(paths.login(), { replace: true })
          return forgetSignUp()
        case 'retry':
          toast.error(failure.message)
      }
    },
  })

  function finish(password: string) {
    useSignUpStore.setState({ password })
    signingUp.mutate(password)
  }
  return { finish, isPending: signingUp.isPending }
}
