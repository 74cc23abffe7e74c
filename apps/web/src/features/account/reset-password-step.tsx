import { Trans, useLingui } from '@lingui/react/macro'
import { useNavigate } from 'react-router'
import { ApiError } from '#lib/api-error.ts'
import { errorText } from '#lib/error-text.ts'
import { paths } from '#lib/paths.ts'
import { clearSession } from '#lib/session.ts'
import { useSingleMutation } from '#lib/use-single-mutation.ts'
import { BottomBar } from '#ui/bottom-bar.tsx'
import { Button } from '#ui/button.tsx'
import { Form } from '#ui/form.tsx'
import { toast } from '#ui/toast.ts'
import { resetPassword } from './account.api.ts'
import { NewPasswordFields } from './new-password-fields.tsx'
import { StepTitle } from './step-title.tsx'
import { useNewPassword } from './use-new-password.ts'
import { clearVerification, updateVerification, useVerification } from './verification-store.ts'

function passwordRefusal(error: unknown): string | undefined {
  return error instanceof ApiError ? error.fields?.['password'] : undefined
}

export function ResetPasswordStep({ verificationToken }: { verificationToken: string }) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { email } = useVerification('PASSWORD')
  const draft = useNewPassword(email)

  const resetting = useSingleMutation({
    mutationFn: (password: string) => resetPassword({ verificationToken, password }),
    onSuccess: async () => {
      // The change has ended every session of the account, one on this device included.
      clearSession()
      toast.success(t`비밀번호를 바꿨어요. 다시 로그인해주세요.`)
      await navigate(paths.login(), { replace: true })
      clearVerification('PASSWORD')
    },
    onError: (error) => {
      if (passwordRefusal(error) !== undefined) return
      toast.error(errorText(error))
      if (error instanceof ApiError && error.code === 'AUTH4003') updateVerification('PASSWORD', { token: null })
    },
  })
  const isSame = resetting.variables === draft.password

  return (
    <Form onSubmit={() => draft.isReady && resetting.mutate(draft.password)} className="flex-1">
      <div className="flex flex-col gap-6 px-gutter pt-2 pb-8">
        <StepTitle description={t`바꾸고 나면 모든 기기에서 로그아웃돼요.`}>
          <Trans>새 비밀번호를 정해주세요</Trans>
        </StepTitle>
        <NewPasswordFields draft={draft} email={email} error={isSame ? passwordRefusal(resetting.error) : undefined} />
      </div>
      <BottomBar>
        <Button type="submit" className="flex-1" disabled={!draft.isReady} isLoading={resetting.isPending}>
          <Trans>비밀번호 바꾸기</Trans>
        </Button>
      </BottomBar>
    </Form>
  )
}
