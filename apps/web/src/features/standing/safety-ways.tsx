import { useLingui } from '@lingui/react/macro'
import { AlarmClockCheck, Radio, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { paths } from '#lib/paths.ts'
import { Card } from '#ui/card.tsx'
import { ListItem } from '#ui/list-item.tsx'

/** The safety functions that suspension leaves; `children` are what is running, and the call for help. */
export function SafetyWays({ children }: { children: ReactNode }) {
  const { t } = useLingui()
  return (
    <section className="space-y-3">
      <h2 className="text-lg font-bold">{t`안전 기능은 그대로예요`}</h2>
      <p className="text-basalt-700">{t`켜 둔 귀가 타이머와 위치 공유는 멈추지 않아요. 직접 끝내거나 새로 켤 수 있어요.`}</p>
      {children}
      <Card className="overflow-hidden p-0!">
        <ul className="divide-y divide-basalt-200">
          <ListItem
            to={paths.timer()}
            leading={<AlarmClockCheck aria-hidden="true" size={20} />}
            title={t`귀가 타이머`}
          />
          <ListItem to={paths.shareLocation()} leading={<Radio aria-hidden="true" size={20} />} title={t`위치 공유`} />
          <ListItem
            to={paths.trustedContacts()}
            leading={<Users aria-hidden="true" size={20} />}
            title={t`신뢰 연락처`}
          />
        </ul>
      </Card>
    </section>
  )
}
