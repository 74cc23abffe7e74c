import { useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { errorText } from '#lib/error-text.ts'
import { toast } from '#ui/toast.ts'
import { connectKakao } from '../account.api.ts'

/** Connects the account that has just logged in, with its password as proof; if that fails, the login stays. */
export function useConnectKakao(): (proof: { kakaoToken: string; password: string }) => void {
  const { t } = useLingui()
  const connecting = useMutation({
    mutationFn: connectKakao,
    onSuccess: () => toast.success(t`카카오와 연결했어요. 다음부터는 카카오로 로그인할 수 있어요.`),
    onError: (error) => toast.error(errorText(error)),
  })
  return connecting.mutate
}
