import { useLingui } from '@lingui/react/macro'
import {
  AlarmClockCheck,
  Footprints,
  FileCheck,
  FileDown,
  KeyRound,
  MonitorSmartphone,
  Radio,
  Users,
} from 'lucide-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { LeaveActions } from '#features/account/leaving/leave-actions.tsx'
import { MenuSection } from '#features/account/my/menu-section.tsx'
import { RunningTimerCard } from '#features/safety/timer/running-timer-card.tsx'
import { SosButton } from '#features/safety/timer/sos-button.tsx'
import { RunningShareCard } from '#features/safety/sharing/running-share-card.tsx'
import { paths } from '#lib/navigation/paths.ts'
import { useAccount } from '#lib/server/session.ts'
import { Card } from '#ui/list/card.tsx'
import { lazyLayer } from '#ui/overlay/dialog.tsx'
import { ListItem } from '#ui/list/list-item.tsx'
import { AccountStatusPanel } from './account-status-panel.tsx'
import { HeaderEnd } from '#ui/list/header-end.tsx'

/** Comes behind the screen. Where it does not come, everything else stays, the call for help above all. */
const RoomsToLeave = lazy(() =>
  import('#features/rooms/rooms-to-leave.tsx').then(
    (module) => ({ default: module.RoomsToLeave }),
    () => ({ default: () => null }),
  ),
)

export function Component() {
  const { t } = useLingui()
  const userId = useAccount()?.userId
  return (
    <>
      {/* There is nothing to go back to: every other screen would lead here again. */}
      <header className="pt-safe-0 sticky top-(--running-height) z-20 flex items-center justify-between bg-sand/95 pr-2.5 pl-gutter backdrop-blur-sm">
        <h1 className="flex min-h-14 items-center text-xl font-bold">{t`이용 제한 안내`}</h1>
        <HeaderEnd />
      </header>
      <div className="flex-1 px-gutter pt-2 pb-8">
        <AccountStatusPanel
          safety={
            <>
              <SafetyWays>
                {userId !== undefined && <RunningTimerCard userId={userId} />}
                <RunningShareCard />
                <SosButton />
              </SafetyWays>
              <Suspense>
                <RoomsToLeave />
              </Suspense>
            </>
          }
          account={<SuspendedAccount />}
        />
      </div>
    </>
  )
}

const ExportSheet = lazyLayer(() =>
  import('#features/account/leaving/export-sheet.tsx').then((module) => module.ExportSheet),
)

/** The decisions about the account that suspension leaves: taking back consents, exporting, and withdrawing. */
function SuspendedAccount() {
  const { t } = useLingui()
  const [isExporting, setExporting] = useState(false)
  return (
    <div className="space-y-4">
      <MenuSection
        title={t`내 계정`}
        groups={[
          [
            { to: paths.consents(), icon: FileCheck, title: t`동의 내역` },
            { onPress: () => setExporting(true), icon: FileDown, title: t`내 정보 내려받기` },
            { to: paths.sessions(), icon: MonitorSmartphone, title: t`로그인한 기기` },
            { to: paths.password(), icon: KeyRound, title: t`비밀번호 바꾸기` },
          ],
        ]}
      />
      <p className="text-center text-sm text-balance text-basalt-500">{t`탈퇴해도 정지는 끝나는 날까지 이어져요.`}</p>
      <LeaveActions />
      <ExportSheet open={isExporting} onOpenChange={setExporting} />
    </div>
  )
}

/** The safety functions that suspension leaves; `children` are what is running, and the call for help. */
function SafetyWays({ children }: { children: ReactNode }) {
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
          <ListItem
            to={paths.walkHome()}
            leading={<Footprints aria-hidden="true" size={20} />}
            title={t`숙소까지 함께`}
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
