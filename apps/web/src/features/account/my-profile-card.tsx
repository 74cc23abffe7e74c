import type { MyProfile } from '@honjeo/contract/users'
import { Trans, useLingui } from '@lingui/react/macro'
import { Coins, PenLine } from 'lucide-react'
import { formatNumber } from '#lib/numbers.ts'
import { paths } from '#lib/paths.ts'
import { Avatar } from '#ui/avatar.tsx'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { IconLink } from '#ui/icon-link.tsx'
import { TRAVELLER_TYPE_TEXTS } from './traveller-types.ts'

export function MyProfileCard({ profile }: { profile: MyProfile }) {
  const { t, i18n } = useLingui()
  const { nickName, imageUrl, bio, userType } = profile
  const points = formatNumber(profile.points)
  const trips = formatNumber(profile.soloTripCount)
  const rooms = formatNumber(profile.companionRoomCount)

  return (
    <Card className="p-5">
      <div className="flex items-center gap-3">
        <Avatar name={nickName} src={imageUrl} size={56} />
        <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2 gap-y-1">
          <h2 className="text-xl font-bold">{nickName}</h2>
          <Badge tone="tangerine">{i18n._(TRAVELLER_TYPE_TEXTS[userType].name)}</Badge>
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
