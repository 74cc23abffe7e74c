import { useLingui } from '@lingui/react/macro'
import {
  AlarmClockCheck,
  CalendarRange,
  CloudOff,
  HeartHandshake,
  IdCard,
  MapPinHouse,
  ShieldCheck,
  UsersRound,
} from 'lucide-react'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { TripCard } from '#features/home/trip/trip-card.tsx'
import { usePageTitle } from '#lib/page/page-title.ts'
import { paths } from '#lib/navigation/paths.ts'
import { useSession } from '#lib/server/session.ts'
import { Button } from '#ui/form/button.tsx'
import { Card } from '#ui/list/card.tsx'
import { HeaderEnd } from '#ui/list/header-end.tsx'
import { ListItem } from '#ui/list/list-item.tsx'
import { isServerReachable, whenServerReachable } from './server-reach.ts'
import { EmergencyCalls } from '#features/safety/emergency-calls.tsx'

const reload = () => window.location.reload()

/** Takes the place of a screen that cannot be shown without a network. Opens it by itself when the server answers again. */
export function OfflineScreen() {
  const { t } = useLingui()
  const isMember = useSession() !== null
  const isBeginning = useLocation().pathname === paths.guest()
  const [isLooking, setLooking] = useState(false)
  const title = t`지금은 연결되어 있지 않아요`
  usePageTitle(title)
  useEffect(() => whenServerReachable(reload), [])

  async function look() {
    setLooking(true)
    if (await isServerReachable()) reload()
    else setLooking(false)
  }

  return (
    <div className="pt-safe-0 flex flex-1 flex-col gap-6 px-gutter pb-8">
      <div className="pointer-events-none sticky top-(--running-height) z-20 -mx-gutter -mb-6 flex min-h-14 items-center justify-end px-2 *:pointer-events-auto">
        <HeaderEnd />
      </div>
      <div role="status" className="flex flex-col items-center text-center">
        <CloudOff aria-hidden="true" size={40} className="text-basalt-500" />
        <h1 className="mt-4 text-xl font-bold text-balance">{title}</h1>
        <p className="mt-1.5 text-balance text-basalt-500">
          {t`이 화면은 연결되어야 볼 수 있어요. 연결되면 저절로 열어드릴게요.`}
        </p>
        {isBeginning && (
          <p className="mt-1.5 text-balance text-basalt-700">
            {t`가입 없이 시작할 때 한 번은 네트워크가 필요해요. 사이렌과 119·112 전화, 구조 카드는 지금도 쓸 수 있어요.`}
          </p>
        )}
      </div>
      <Button variant="secondary" fullWidth isLoading={isLooking} onClick={() => void look()}>
        {t`다시 연결`}
      </Button>
      {isMember && <TripCard />}
      <nav aria-labelledby="works-offline">
        <h2 id="works-offline" className="mb-2 text-lg font-bold">{t`연결 없이 볼 수 있어요`}</h2>
        <Card className="overflow-hidden p-0">
          <ul className="divide-y divide-basalt-200">
            <ListItem to={paths.rescue()} leading={<IdCard aria-hidden="true" size={20} />} title={t`구조 카드`} />
            <ListItem
              to={paths.helpNearby()}
              leading={<HeartHandshake aria-hidden="true" size={20} />}
              title={t`가까운 도움`}
            />
            <ListItem
              to={paths.safetyCheck()}
              leading={<ShieldCheck aria-hidden="true" size={20} />}
              title={t`혼행 체크`}
            />
            {isMember && <OwnThings />}
          </ul>
        </Card>
      </nav>
      <section aria-labelledby="calls-offline">
        <h2 id="calls-offline" className="mb-1 text-lg font-bold">{t`급할 때는 전화하세요`}</h2>
        <p className="mb-2 text-sm text-basalt-500">{t`전화 신호만 잡히면 인터넷 없이도 걸 수 있어요. 혼저는 긴급 신고 서비스가 아니에요.`}</p>
        <EmergencyCalls />
      </section>
    </div>
  )
}

function OwnThings() {
  const { t } = useLingui()
  return (
    <>
      <ListItem to={paths.timer()} leading={<AlarmClockCheck aria-hidden="true" size={20} />} title={t`귀가 타이머`} />
      <ListItem
        to={paths.myPlans()}
        leading={<CalendarRange aria-hidden="true" size={20} />}
        title={t({ message: '여행 일정', context: 'list' })}
      />
      <ListItem to={paths.cart()} leading={<MapPinHouse aria-hidden="true" size={20} />} title={t`내가 담은 장소`} />
      <ListItem to={paths.myRooms()} leading={<UsersRound aria-hidden="true" size={20} />} title={t`동행방`} />
    </>
  )
}
