import type { Gender } from '@honjeo/contract/values/enums'
import { useLingui } from '@lingui/react/macro'

export function useGenderNames(): Record<Gender, string> {
  const { t } = useLingui()
  return { MALE: t`남자`, FEMALE: t`여자` }
}
