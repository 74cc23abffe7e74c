import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { errorText } from '#lib/error-text.ts'
import { paths } from '#lib/paths.ts'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Skeleton, SkeletonGroup } from '#ui/skeleton.tsx'
import { profileQuery } from '../account.api.ts'
import { ChangePasswordForm } from './change-password-form.tsx'

export function ChangePassword({ onChanged }: { onChanged: () => void }) {
  const { t } = useLingui()
  const { data: profile, error, isFetching, refetch } = useQuery(profileQuery())
  if (profile?.hasPassword === true) return <ChangePasswordForm email={profile.email} onChanged={onChanged} />
  if (profile === undefined && error === null) {
    return (
      <SkeletonGroup className="space-y-6 px-gutter pt-2">
        <Skeleton className="h-13" />
        <Skeleton className="h-13" />
        <Skeleton className="h-13" />
      </SkeletonGroup>
    )
  }
  return (
    <div className="flex flex-1 flex-col justify-center">
      {profile === undefined ? (
        <ErrorState message={errorText(error)} isRetrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <EmptyState
          scene="road"
          title={t`아직 비밀번호가 없어요`}
          description={<Trans>카카오로 로그인하고 있어요. 이메일을 한 번 인증하면 비밀번호도 정할 수 있어요.</Trans>}
          action={<LinkButton to={paths.findPassword()}>{t`비밀번호 정하러 가기`}</LinkButton>}
        />
      )}
    </div>
  )
}
