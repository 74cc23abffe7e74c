import { isStreakRate, SAFETY_CATEGORIES } from '@honjeo/contract/values/safety'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { AlarmClockCheck, Bell, MapPin, Radio, ShieldCheck, Users } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { SosButton } from '#features/safety/timer/sos-button.tsx'
import { CategoryCard } from '#features/safety/checklist/category-card.tsx'
import { Celebration } from '#features/safety/checklist/celebration.tsx'
import { CompletionCard } from '#features/safety/checklist/completion-card.tsx'
import { BarCalls, NotAnEmergencyService } from '#features/safety/checklist/bar-calls.tsx'
import { SafetyMenu, type SafetyMenuRow } from '#features/safety/checklist/safety-menu.tsx'
import { KeptWhere, SafetyNotices } from '#features/safety/checklist/safety-notices.tsx'
import { saveRate, useSafety } from '#features/safety/checklist/safety-store.ts'
import { useSafetySync } from '#features/safety/checklist/safety-sync.ts'
import { useCheckFigures } from '#features/safety/checklist/use-check-figures.ts'
import { SirenBox } from '#features/safety/siren/siren-box.tsx'
import { paths } from '#lib/paths.ts'
import { useSession } from '#lib/session.ts'
import { BottomBar } from '#ui/bottom-bar.tsx'
import { Button } from '#ui/button.tsx'
import { IconLink } from '#ui/icon-link.tsx'
import { PageHeader } from '#ui/page-header.tsx'

/** For members: who is not signed in has nobody to be told. */
function Alert() {
  return useSession() && <SosButton />
}
const ALERT = <Alert />

const MENU: SafetyMenuRow[] = [
  { to: paths.rescue(), label: msg`구조 카드`, icon: <MapPin size={22} /> },
  { to: paths.timer(), label: msg`귀가 타이머`, icon: <AlarmClockCheck size={22} /> },
  { to: paths.shareLocation(), label: msg`위치 공유`, icon: <Radio size={22} /> },
  { to: paths.trustedContacts(), label: msg`신뢰 연락처`, icon: <Users size={22} /> },
]

export function Component() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { data } = useSafety()
  const { rate } = useCheckFigures()
  const sync = useSafetySync()
  const [isCelebrating, setIsCelebrating] = useState(false)
  const showStats = () => void navigate(paths.safetyStats())

  function handleSave() {
    saveRate()
    if (isStreakRate(rate)) setIsCelebrating(true)
    else showStats()
  }

  return (
    <>
      <PageHeader
        title={t`혼행 체크`}
        back={{ onPress: () => void navigate(paths.home()) }}
        right={
          <>
            <IconLink to={paths.safetyStats()} label={t`안전 통계`} icon={<ShieldCheck size={22} />} />
            <IconLink to={paths.alarm()} label={t`알림`} icon={<Bell size={22} />} />
          </>
        }
      />
      <div className="flex flex-1 flex-col gap-3 px-gutter pt-2 pb-6">
        <SirenBox alert={ALERT} />
        <SafetyMenu rows={MENU} />
        <SafetyNotices />
        <CompletionCard />
        {SAFETY_CATEGORIES.map((category, index) => (
          <CategoryCard key={category} category={category} data={data} isOpenAtFirst={index === 0} />
        ))}
        <KeptWhere sync={sync} />
        <NotAnEmergencyService />
      </div>
      <BottomBar>
        <BarCalls />
        <Button className="flex-1" onClick={handleSave}>
          {t`저장하기`}
        </Button>
      </BottomBar>
      {isCelebrating && <Celebration rate={rate} onEnd={showStats} />}
    </>
  )
}
