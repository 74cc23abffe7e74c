import type { MyProfile } from '@honjeo/contract/users'
import { Trans, useLingui } from '@lingui/react/macro'
import { Lock } from 'lucide-react'
import { paths } from '#lib/paths.ts'
import { TextField } from '#ui/text-field.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { tidyBirthDate } from '../birth-date.ts'

/** The birth date, which only staff can correct, since rooms for adults rely on it. */
export function LockedBirthDate({ profile }: { profile: MyProfile }) {
  const { t } = useLingui()
  return (
    <TextField
      label={t`생년월일`}
      value={tidyBirthDate(profile.birthDate)}
      readOnly
      trailing={<Lock aria-hidden="true" size={18} className="mr-3 text-basalt-500" />}
      hint={
        <Trans>
          동행방은 어른만 쓰는 곳이라, 직접 바꿀 수 없어요. 잘못되었다면{' '}
          <TextLink to={paths.newInquiry()}>1:1 문의</TextLink>로 알려주세요.
        </Trans>
      }
    />
  )
}
