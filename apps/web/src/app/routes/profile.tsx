import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { EllipsisVertical, Flag } from 'lucide-react'
import { useNavigate } from 'react-router'
import { publicProfileQuery } from '#features/account/account.api.ts'
import { PublicProfile } from '#features/account/public-profile.tsx'
import { PublicProfileSkeleton } from '#features/account/public-profile-skeleton.tsx'
import { BlockedNote } from '#features/blocks/blocked-note.tsx'
import type { Blockable } from '#features/blocks/use-part-ways.ts'
import { useBlockAction } from '#features/blocks/use-block-action.tsx'
import { ApiError } from '#lib/api-error.ts'
import { errorText } from '#lib/error-text.ts'
import { usePageTitle } from '#lib/page-title.ts'
import { paths } from '#lib/paths.ts'
import { useRouteId } from '#lib/route-id.ts'
import { ActionMenu } from '#ui/action-menu.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { PageHeader } from '#ui/page-header.tsx'

export function Component() {
  const { t } = useLingui()
  const userId = useRouteId('userId')
  const { data: profile, error, isFetching, refetch } = useQuery(publicProfileQuery(userId))
  usePageTitle(profile?.nickName)

  return (
    <>
      <PageHeader
        title={t`프로필`}
        right={profile?.isMe === false && <ProfileMenu userId={userId} name={profile.nickName} />}
      />
      {profile === undefined && error !== null ? (
        <div className="flex flex-1 flex-col justify-center">
          {error instanceof ApiError && error.status === 404 ? (
            <EmptyState
              scene="road"
              title={t`회원을 찾을 수 없어요`}
              description={t`탈퇴했거나 주소가 잘못됐어요.`}
              action={<LinkButton to={paths.community()}>{t`커뮤니티로 가기`}</LinkButton>}
            />
          ) : (
            <ErrorState message={errorText(error)} isRetrying={isFetching} onRetry={() => void refetch()} />
          )}
        </div>
      ) : (
        <div className="px-gutter pt-2 pb-8">
          {profile?.isMe === false && <BlockedNote userId={userId} name={profile.nickName} />}
          {profile === undefined ? <PublicProfileSkeleton /> : <PublicProfile profile={profile} />}
        </div>
      )}
    </>
  )
}

function ProfileMenu({ userId, name }: Blockable) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const blockAction = useBlockAction({ userId, name })
  return (
    <ActionMenu
      trigger={<IconButton label={t`프로필 메뉴`} icon={<EllipsisVertical size={22} />} />}
      actions={[
        {
          label: t`프로필 신고`,
          icon: <Flag aria-hidden="true" size={18} />,
          onSelect: () => void navigate(paths.newReport({ targetUserId: userId })),
        },
        blockAction,
      ]}
    />
  )
}
