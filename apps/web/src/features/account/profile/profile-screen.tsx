import type { PublicProfile as Profile } from '@honjeo/contract/users'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { EllipsisVertical, Flag, PenLine } from 'lucide-react'
import { useNavigate } from 'react-router'
import { BlockedNote, useBlockAction } from '#features/blocks/block-action.tsx'
import type { Blockable } from '#features/blocks/use-part-ways.ts'
import { MannerWords } from '#features/rooms/words/manner-words.tsx'
import { ApiError, errorText } from '#lib/server/api-error.ts'
import { formatCount } from '#lib/text/numbers.ts'
import { usePageTitle } from '#lib/page/page-title.ts'
import { paths, useRouteId } from '#lib/navigation/paths.ts'
import { ActionMenu } from '#ui/overlay/menu.tsx'
import { Avatar } from '#ui/media/avatar.tsx'
import { Badge } from '#ui/feedback/badge.tsx'
import { Card } from '#ui/list/card.tsx'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { IconButton } from '#ui/form/icon-button.tsx'
import { LinkButton } from '#ui/form/button.tsx'
import { PageHeader } from '#ui/list/page-header.tsx'
import { Skeleton, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { publicProfileQuery } from '../account.api.ts'
import { TRAVELLER_TYPE_TEXTS } from '../traveller-type/traveller-types.ts'

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

/** What everybody may see of a member; of oneself with the way to change it. */
function PublicProfile({ profile }: { profile: Profile }) {
  const { t, i18n } = useLingui()
  const { nickName, imageUrl, bio, userType, isMe } = profile
  const type = userType && TRAVELLER_TYPE_TEXTS[userType]
  return (
    <Card className="p-6 text-center">
      <Avatar name={nickName} src={imageUrl} size={88} />
      <h2 className="mt-3 text-2xl font-extrabold">{nickName}</h2>
      {type && (
        <div className="mt-2">
          <Badge tone="tangerine">{i18n._(type.name)}</Badge>
        </div>
      )}
      <p className="mt-3 text-balance text-basalt-700 empty:hidden">{bio ?? (type && i18n._(type.motto))}</p>
      <dl className="mt-6 grid grid-cols-3 divide-x divide-basalt-200">
        <Count label={t`글`} value={profile.postCount} />
        <Count label={t`혼행 리뷰`} value={profile.reviewCount} />
        <Count label={t`동행`} value={profile.companionRoomCount} />
      </dl>
      {profile.manner.length > 0 && (
        <section aria-label={t`매너`} className="mt-6 border-t border-basalt-200 pt-4 text-left text-sm">
          <h3 className="mb-2 font-bold">{t`함께한 사람들이 남긴 말`}</h3>
          <MannerWords manner={profile.manner} />
        </section>
      )}
      {isMe && (
        <LinkButton
          to={paths.profileEdit()}
          variant="secondary"
          size="md"
          fullWidth
          className="mt-6"
          icon={<PenLine aria-hidden="true" size={18} />}
        >
          {t`프로필 수정`}
        </LinkButton>
      )}
    </Card>
  )
}

function Count({ label, value }: { label: string; value: number }) {
  return (
    <div className="flex flex-col-reverse px-1">
      <dt className="text-sm text-basalt-500">{label}</dt>
      <dd className="text-xl font-bold tabular-nums">{formatCount(value)}</dd>
    </div>
  )
}

function PublicProfileSkeleton() {
  return (
    <SkeletonGroup>
      <Card className="flex flex-col items-center gap-3 p-6">
        <Skeleton className="size-22 rounded-full!" />
        <Skeleton className="h-7 w-32" />
        <Skeleton className="h-4 w-3/5" />
        <Skeleton className="mt-3 h-11 w-full" />
      </Card>
    </SkeletonGroup>
  )
}
