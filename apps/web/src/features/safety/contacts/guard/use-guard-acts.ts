import type { ContactBrowser } from '@honjeo/contract/safety/contact-browsers'
import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { allowPushHere, PushDeniedError, PushServiceError } from '#features/notifications/push/push-device.ts'
import { errorText } from '#lib/server/api-error.ts'
import { useSingleMutation } from '#lib/server/once.ts'
import type { Locale } from '#lib/text/locales.ts'
import { answerGuard, askToMove, guardQuery, sayHeard, subscribeGuard } from './guard.api.ts'

export type GuardAct = 'agree' | 'agreeWithPush' | 'decline' | 'move' | 'push' | 'heard'

export type GuardActs = ReturnType<typeof useGuardActs>

/** Everything a contact does on their page. */
export function useGuardActs(token: string) {
  const { t, i18n } = useLingui()
  const queryClient = useQueryClient()
  const { queryKey } = guardQuery(token)
  const language = i18n.locale as Locale
  /** Shows what the server has just answered; a look at the page that began before is older, and is dropped. */
  async function show(guard: ContactBrowser): Promise<void> {
    await queryClient.cancelQueries({ queryKey })
    queryClient.setQueryData(queryKey, guard)
  }

  async function act(what: GuardAct): Promise<ContactBrowser> {
    switch (what) {
      case 'agree':
        return answerGuard(token, true, language)
      case 'agreeWithPush': {
        // Browsers ask about notifications in the tap itself. The yes stays, whatever is answered there.
        const subscription = allowPushHere()
        subscription.catch(() => {})
        await show(await answerGuard(token, true, language))
        return subscribeGuard(token, await subscription)
      }
      case 'decline':
        return answerGuard(token, false, language)
      case 'move':
        return askToMove(token)
      case 'push':
        return subscribeGuard(token, await allowPushHere())
      case 'heard':
        return sayHeard(token)
    }
  }

  const acting = useSingleMutation({
    mutationFn: act,
    onMutate: () => queryClient.cancelQueries({ queryKey }),
    onSuccess: show,
    onError: () => void queryClient.invalidateQueries({ queryKey }),
  })
  const { error } = acting
  return {
    act: (what: GuardAct) => acting.mutate(what),
    pending: acting.isPending ? acting.variables : null,
    problem:
      error === null
        ? null
        : error instanceof PushDeniedError
          ? t`알림을 허용하지 않았어요. 브라우저의 사이트 설정에서 알림을 허용한 뒤 다시 눌러주세요.`
          : error instanceof PushServiceError
            ? t`휴대폰의 알림 서비스가 답하지 않아 아직 알림을 받을 수 없어요. 네트워크를 확인하고 다시 눌러주세요.`
            : errorText(error),
  }
}
