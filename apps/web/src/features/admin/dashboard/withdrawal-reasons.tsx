import type { Dashboard } from '@honjeo/contract/admin/staff'
import { useLingui } from '@lingui/react/macro'
import { formatNumber } from '#lib/numbers.ts'
import { WITHDRAWAL_REASON_NAMES } from '../parts/labels.ts'
import { Panel } from '../parts/panel.tsx'
import { useNames } from '../parts/use-names.ts'

/** Why people left, the most frequent first. */
export function WithdrawalReasons({ reasons }: { reasons: Dashboard['withdrawalReasons'] }) {
  const { t } = useLingui()
  const names: Record<string, string> = useNames(WITHDRAWAL_REASON_NAMES)
  const most = Math.max(1, ...reasons.map(({ count }) => count))
  return (
    <Panel title={t`탈퇴한 이유`}>
      {reasons.length === 0 ? (
        <p className="text-basalt-500">{t`아직 탈퇴한 사람이 없어요.`}</p>
      ) : (
        <ul className="space-y-3">
          {reasons
            .toSorted((a, b) => b.count - a.count)
            .map(({ reason, count }) => (
              <li key={reason}>
                <span className="flex justify-between gap-3">
                  {names[reason] ?? reason}
                  <span className="font-bold tabular-nums">{formatNumber(count)}</span>
                </span>
                <span aria-hidden="true" className="mt-1 block h-2 rounded-full bg-basalt-200">
                  <span
                    className="block h-full rounded-full bg-sea-600"
                    style={{ width: `${(count / most) * 100}%` }}
                  />
                </span>
              </li>
            ))}
        </ul>
      )}
    </Panel>
  )
}
