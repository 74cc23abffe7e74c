import type { MyProfile } from '@honjeo/contract/users'
import { Trans, useLingui } from '@lingui/react/macro'
import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import { paths } from '#lib/paths.ts'
import { TextField } from '#ui/text-field.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { tidyBirthDate } from '../birth-date.ts'
import { useGenderNames } from '../use-gender-names.ts'

/** The gender, which staff alone correct, since rooms for women or men rely on it. */
export function LockedGender({ profile }: { profile: MyProfile }) {
  const { t } = useLingui()
  const names = useGenderNames()
  return (
    <LockedFact
      label={t`성별`}
      value={names[profile.gender]}
      hint={
        <Trans>
          성별이 정해진 동행방을 믿고 만날 수 있게, 직접 바꿀 수 없어요. 잘못되었다면{' '}
          <TextLink to={paths.newInquiry()}>1:1 문의</TextLink>로 알려주세요.
        </Trans>
      }
    />
  )
}

/** The birth date, which staff alone correct, since rooms are for adults. */
export function LockedBirthDate({ profile }: { profile: MyProfile }) {
  const { t } = useLingui()
  return (
    <LockedFact
      label={t`생년월일`}
      value={tidyBirthDate(profile.birthDate)}
      hint={
        <Trans>
          동행방은 어른만 쓰는 곳이라, 직접 바꿀 수 없어요. 잘못되었다면{' '}
          <TextLink to={paths.newInquiry()}>1:1 문의</TextLink>로 알려주세요.
        </Trans>
      }
    />
  )
}

function LockedFact(fact: { label: string; value: string; hint: ReactNode }) {
  return (
    <TextField {...fact} readOnly trailing={<Lock aria-hidden="true" size={18} className="mr-3 text-basalt-500" />} />
  )
}
