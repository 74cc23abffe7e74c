import type { MyProfile } from '@honjeo/contract/users'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Coins, PenLine, ShieldUser } from 'lucide-react'
import { useState } from 'react'
import { unreadMessagesQuery } from '#features/chat/unread-messages.api.ts'
import { errorText } from '#lib/server/api-error.ts'
import { formatNumber } from '#lib/text/numbers.ts'
import { paths } from '#lib/navigation/paths.ts'
import { useSession } from '#lib/server/session.ts'
import { Avatar } from '#ui/media/avatar.tsx'
import { Badge } from '#ui/feedback/badge.tsx'
import { Card } from '#ui/list/card.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { IconLink, TextLink } from '#ui/list/links.tsx'
import { lazyLayer } from '#ui/overlay/dialog.tsx'
import { ListItem } from '#ui/list/list-item.tsx'
import { Skeleton, SkeletonGroup } from '#ui/feedback/skeleton.tsx'
import { profileQuery, publicProfileQuery } from '../account.api.ts'
import { LeaveActions } from '../leaving/leave-actions.tsx'
import { TRAVELLER_TYPE_TEXTS } from '../traveller-type/traveller-types.ts'
import { MyMenu } from './my-menu.tsx'
import { HeaderEnd } from '#ui/list/header-end.tsx'

const ExportSheet = lazyLayer(() => import('../leaving/export-sheet.tsx').then((module) => module.ExportSheet))

export function Component() {
  const { t } = useLingui()
  const [isExporting, setExporting] = useState(false)
  // Logging out takes the session away while this screen is still shown; without a member nothing is asked for.
  const userId = useSession()?.userId
  const { data: hasUnreadMessages = false } = useQuery({ ...unreadMessagesQuery(), enabled: userId !== undefined })
  const profile = useQuery({ ...profileQuery(), enabled: userId !== undefined })
  const { data: shared } = useQuery({ ...publicProfileQuery(userId ?? 0), enabled: userId !== undefined })

  return (
    <>
      <header className="pt-safe-0 sticky top-(--running-height) z-20 flex items-center justify-between bg-sand/95 pr-2.5 pl-gutter backdrop-blur-sm">
        <h1 className="flex min-h-14 items-center text-xl font-bold">{t`마이`}</h1>
        <HeaderEnd />
      </header>
      <div className="flex flex-col gap-7 px-gutter pb-8">
        {profile.isSuccess ? (
          <MyProfileCard profile={profile.data} />
        ) : profile.isError ? (
          <Card>
            <ErrorState
              message={errorText(profile.error)}
              onRetry={() => void profile.refetch()}
              isRetrying={profile.isFetching}
            />
          </Card>
        ) : (
          <ProfileSkeleton />
        )}
        {profile.data?.role === 'ADMIN' && <StaffEntry />}
        <MyMenu
          hasUnreadMessages={hasUnreadMessages}
          postCount={shared?.postCount}
          reviewCount={shared?.reviewCount}
          onExport={() => setExporting(true)}
        />
        <LeaveActions />
      </div>
      <ExportSheet open={isExporting} onOpenChange={setExporting} />
    </>
  )
}

function ProfileSkeleton() {
  return (
    <SkeletonGroup>
      <Card className="p-5">
        <div className="flex items-center gap-3">
          <Skeleton className="size-14 rounded-full!" />
          <Skeleton className="h-6 w-1/2" />
        </div>
        <Skeleton className="mt-4 h-4 w-3/4" />
        <Skeleton className="mt-4 h-11" />
        <Skeleton className="mx-auto mt-4 h-6 w-2/3" />
      </Card>
    </SkeletonGroup>
  )
}

function MyProfileCard({ profile }: { profile: MyProfile }) {
  const { t, i18n } = useLingui()
  const { nickName, imageUrl, bio, userType } = profile
  const points = formatNumber(profile.points)
  const trips = formatNumber(profile.soloTripCount)
  const rooms = formatNumber(profile.companionRoomCount)

  return (
    <Card className="p-5">
      <div className="flex flex-wrap items-center gap-3">
        <Avatar name={nickName} src={imageUrl} size={56} />
        <div className="flex min-w-min flex-1 flex-wrap items-center gap-x-2 gap-y-1">
          <h2 className="text-xl font-bold">{nickName}</h2>
          {userType === null ? (
            <TextLink to={paths.travellerType()}>{t`여행 유형 알아보기`}</TextLink>
          ) : (
            <Badge tone="tangerine">{i18n._(TRAVELLER_TYPE_TEXTS[userType].name)}</Badge>
          )}
        </div>
        <IconLink to={paths.profileEdit()} label={t`프로필 수정`} icon={<PenLine size={20} />} className="-mr-2" />
      </div>
      <p className="mt-3 text-basalt-700">{bio ?? <Trans>한 줄 소개가 아직 없어요</Trans>}</p>
      <p className="mt-4 flex items-center gap-2 rounded-md bg-tangerine-50 px-4 py-3 text-tangerine-700">
        <Coins aria-hidden="true" size={18} className="shrink-0" />
        <span className="flex-1 text-sm font-semibold">
          <Trans>내 포인트</Trans>
        </span>
        <strong>
          <Trans>{points}P</Trans>
        </strong>
      </p>
      <ul className="mt-4 grid grid-cols-2 divide-x divide-basalt-200 text-center text-basalt-700">
        <li>
          <Trans>
            혼행 <strong className="text-lg text-basalt-900">{trips}회</strong>
          </Trans>
        </li>
        <li>
          <Trans>
            동행방 <strong className="text-lg text-basalt-900">{rooms}회</strong>
          </Trans>
        </li>
      </ul>
    </Card>
  )
}

/** The way to the console, for those who work there. */
function StaffEntry() {
  const { t } = useLingui()
  return (
    <Card className="overflow-hidden p-0!">
      <ul>
        <ListItem
          to={paths.admin()}
          leading={<ShieldUser aria-hidden="true" size={20} />}
          title={t`운영 콘솔`}
          description={t`신고, 문의, 회원, 콘텐츠를 돌봐요`}
        />
      </ul>
    </Card>
  )
}
