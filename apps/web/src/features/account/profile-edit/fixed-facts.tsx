import type { MyProfile } from '@honjeo/contract/users'
import { useLingui } from '@lingui/react/macro'
import { Mail, Route } from 'lucide-react'
import { paths } from '#lib/paths.ts'
import { Card } from '#ui/card.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { ListItem } from '#ui/list-item.tsx'
import { TRAVELLER_TYPE_TEXTS } from '../traveller-types.ts'

/** What is not typed here: the type, which the questions find, and the address of the account. */
export function FixedFacts({ profile }: { profile: MyProfile }) {
  const { t, i18n } = useLingui()
  const type = TRAVELLER_TYPE_TEXTS[profile.userType]
  return (
    <Card className="overflow-hidden p-0!">
      <ul className="divide-y divide-basalt-200">
        <ListItem
          leading={<Route aria-hidden="true" size={20} />}
          title={i18n._(type.name)}
          description={i18n._(type.motto)}
          trailing={
            <LinkButton to={paths.travellerType()} variant="secondary" size="sm">
              {t`다시 알아보기`}
            </LinkButton>
          }
        />
        <ListItem
          leading={<Mail aria-hidden="true" size={20} />}
          title={profile.email}
          description={profile.hasKakao ? t`카카오로도 로그인할 수 있어요` : t`로그인하는 이메일이에요`}
        />
      </ul>
    </Card>
  )
}
