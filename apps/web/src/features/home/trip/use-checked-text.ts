import { useLingui } from '@lingui/react/macro'
import { formatShortDay } from '#lib/text/dates.ts'

/** Says beside a value since when it is known, or that its source does not settle it. */
export function useCheckedText() {
  const { t } = useLingui()
  return (checkedOn: string, isConfirmed: boolean) =>
    isConfirmed ? t`${formatShortDay(checkedOn)} 확인` : t({ message: '확인이 필요해요', context: 'rule' })
}
