import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { changeConsent, consentsQuery } from '#features/account/my-account.api.ts'
import { errorText } from '#lib/server/api-error.ts'
import type { PositionProblem } from '#lib/position/geolocation.ts'
import { paths } from '#lib/navigation/paths.ts'
import { confirm } from '#ui/overlay/ui-provider.tsx'
import { TextLink } from '#ui/list/links.tsx'
import { toast } from '#ui/overlay/toast.ts'
import { problemText } from '../rescue/problem-text.ts'

/** Whether one agreed that one's position is used, and the way to do so where it is needed. */
export function useLocationConsent() {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const { data: consents } = useQuery(consentsQuery())
  const isAgreed = consents?.find(({ type }) => type === 'LOCATION')?.agreed === true

  /** Is called in a tap. Answers whether it is agreed now; a failure was shown already. */
  async function ask(): Promise<boolean> {
    if (isAgreed) return true
    const agrees = await confirm({
      title: t`위치를 남기려면 동의가 필요해요`,
      description: (
        <Trans>
          타이머에 남긴 위치는 신뢰 연락처에 알릴 때만 보여요. 동의는 언제든 거둘 수 있어요.{' '}
          <TextLink to={paths.locationTerms()}>위치기반 서비스 약관 보기</TextLink>
        </Trans>
      ),
      confirmLabel: t`동의하기`,
    })
    if (!agrees) return false
    try {
      queryClient.setQueryData(consentsQuery().queryKey, await changeConsent({ type: 'LOCATION', agreed: true }))
      return true
    } catch (error) {
      toast.error(errorText(error))
      return false
    }
  }

  return { isAgreed, ask }
}

/** Returns what says why there is no position and what to do about it, in a sentence or two. */
export function usePositionProblem(): (problem: PositionProblem) => string {
  const { i18n } = useLingui()
  return (problem) => {
    const { what, advice } = problemText(problem, navigator.userAgent)
    return `${i18n._(what)}. ${i18n._(advice)}`
  }
}
