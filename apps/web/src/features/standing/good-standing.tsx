import { useLingui } from '@lingui/react/macro'
import { paths } from '#lib/paths.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { LinkButton } from '#ui/link-button.tsx'

/** Of a member who may do everything, as before or again. */
export function GoodStanding({ hasWarnings }: { hasWarnings: boolean }) {
  const { t } = useLingui()
  return (
    <EmptyState
      scene="sea"
      title={t`지금은 이용 제한이 없어요`}
      description={
        hasWarnings
          ? t`아래에서 그동안 받은 주의를 볼 수 있어요. 모두가 편하게 여행하도록 함께해주세요.`
          : t`혼저의 모든 것을 쓸 수 있어요. 오늘도 좋은 여행 되세요.`
      }
      // Loaded anew: what was refused during a suspension is asked for again.
      action={<LinkButton to={paths.home()} reloadDocument>{t`홈으로 가기`}</LinkButton>}
    />
  )
}
