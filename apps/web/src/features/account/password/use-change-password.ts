import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { ApiError } from '#lib/api-error.ts'
import { errorText } from '#lib/error-text.ts'
import { useSingleMutation } from '#lib/use-single-mutation.ts'
import { toast } from '#ui/toast.ts'
import { changePassword, sessionsQuery } from '../my-account.api.ts'

interface Passwords {
  currentPassword: string
  password: string
}

/** Changes the password; `errorOf` says what the server would not take, for as long as it stands there. */
export function useChangePassword(onChanged: () => void) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const changing = useSingleMutation({
    mutationFn: changePassword,
    onSuccess: () => {
      toast.success(t`비밀번호를 바꿨어요. 다른 기기는 모두 로그아웃했어요.`)
      void queryClient.invalidateQueries({ queryKey: sessionsQuery().queryKey })
      onChanged()
    },
    onError: (error) => {
      if (Object.keys(refusalsOf(error)).length === 0) toast.error(errorText(error))
    },
  })

  function errorOf(field: keyof Passwords, value: string): string | undefined {
    return changing.variables?.[field] === value ? refusalsOf(changing.error)[field] : undefined
  }
  return { change: changing.mutate, errorOf, isChanging: changing.isPending }
}

function refusalsOf(error: unknown): Partial<Passwords> {
  if (!(error instanceof ApiError)) return {}
  if (error.code === 'ACCOUNT4001') return { currentPassword: error.message }
  if (error.code === 'AUTH4005') return { password: error.fields?.['password'] ?? error.message }
  return error.fields ?? {}
}
