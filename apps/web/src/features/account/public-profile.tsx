import type { PublicProfile as Profile } from '@honjeo/contract/users'
import { useLingui } from '@lingui/react/macro'
import { PenLine } from 'lucide-react'
import { formatCount } from '#lib/numbers.ts'
import { paths } from '#lib/paths.ts'
import { Avatar } from '#ui/avatar.tsx'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { TRAVELLER_TYPE_TEXTS } from './traveller-types.ts'

/** What everybody may see of a member; of oneself with the way to change it. */
export function PublicProfile({ profile }: { profile: Profile }) {
  const { t, i18n } = useLingui()
  const { nickName, imageUrl, bio, userType, isMe } = profile
  const type = TRAVELLER_TYPE_TEXTS[userType]
  return (
    <Card className="p-6 text-center">
      <Avatar name={nickName} src={imageUrl} size={88} />
      <h2 className="mt-3 text-2xl font-extrabold">{nickName}</h2>
      <div className="mt-2">
        <Badge tone="tangerine">{i18n._(type.name)}</Badge>
      </div>
      <p className="mt-3 text-balance text-basalt-700">{bio ?? i18n._(type.motto)}</p>
      <dl className="mt-6 grid grid-cols-3 divide-x divide-basalt-200">
        <Count label={t`글`} value={profile.postCount} />
        <Count label={t`혼행 리뷰`} value={profile.reviewCount} />
        <Count label={t`동행`} value={profile.companionRoomCount} />
      </dl>
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
