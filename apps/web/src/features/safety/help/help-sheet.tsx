import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { AlarmClockCheck, Footprints, HeartHandshake, MapPin, Siren, Users } from 'lucide-react'
import { useEffect, useId } from 'react'
import { useLocation } from 'react-router'
import { paths } from '#lib/navigation/paths.ts'
import { Button } from '#ui/form/button.tsx'
import { ListItem } from '#ui/list/list-item.tsx'
import { EmergencyCalls } from '../emergency-calls.tsx'
import { readySiren } from '../siren/siren-ready.tsx'
import { startSiren } from '../siren/siren.ts'
import { HOLD_MS } from '../siren/use-hold.ts'
import { AlertAfterSiren } from './alert-after-siren.tsx'
import { NativeSheet } from './native-sheet.tsx'

export interface Press {
  /** The time when it began, by `performance.now()`. */
  at: number
  isOver: boolean
  /** Whether it has lasted long enough, so that the click at its end asks nothing. */
  hasSounded: boolean
}

/** Sounds the siren when a press has lasted `HOLD_MS`. */
export function soundWhenHeld(press: Press): void {
  readySiren(<AlertAfterSiren />)
  function soundIfHeld() {
    if (press.isOver) return
    press.hasSounded = true
    startSiren()
  }
  setTimeout(soundIfHeld, press.at + HOLD_MS - performance.now())
}

const WAYS = [
  {
    to: paths.helpNearby(),
    icon: <HeartHandshake aria-hidden="true" size={22} />,
    title: msg`가까운 도움`,
    description: msg`응급실, 약국, 경찰, 화장실을 찾아요`,
  },
  {
    to: paths.rescue(),
    icon: <MapPin aria-hidden="true" size={22} />,
    title: msg`구조 카드`,
    description: msg`지금 있는 곳을 말하거나 문자로 보내요`,
  },
  {
    to: paths.timer(),
    icon: <AlarmClockCheck aria-hidden="true" size={22} />,
    title: msg`귀가 타이머`,
    description: msg`돌아올 시간이 지나면 연락처에 알려요`,
  },
  {
    to: paths.walkHome(),
    icon: <Footprints aria-hidden="true" size={22} />,
    title: msg`숙소까지 함께`,
    description: msg`가는 길을 보여주고, 닿으면 저절로 끝나요`,
  },
  {
    to: paths.trustedContacts(),
    icon: <Users aria-hidden="true" size={22} />,
    title: msg`신뢰 연락처`,
    description: msg`나를 걱정해 줄 사람을 정해둬요`,
  },
]

interface HelpSheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** What helps at once, in the order in which it helps: the two numbers, the siren, and then what takes longer. */
export function HelpSheet({ open, onOpenChange }: HelpSheetProps) {
  const { t } = useLingui()
  const { pathname } = useLocation()
  const noteId = useId()
  useEffect(() => readySiren(<AlertAfterSiren />), [])

  // The siren starts within the tap itself, or a browser would refuse the sound.
  function handleSiren() {
    startSiren()
    onOpenChange(false)
  }

  return (
    <NativeSheet open={open} onOpenChange={onOpenChange} title={t`도움이 필요할 때`} describedBy={noteId}>
      <div className="flex flex-col gap-4">
        <EmergencyCalls />
        {/* The button is in reach on a small phone with large type, too, where it would lie below the edge. */}
        <div className="sticky bottom-0 z-10 -my-2 bg-paper py-2">
          <Button
            variant="danger"
            fullWidth
            icon={<Siren aria-hidden="true" size={22} />}
            onClick={handleSiren}
          >{t`사이렌 울리기`}</Button>
        </div>
        <p className="text-center text-sm text-balance text-basalt-500">
          <Trans>위의 방패를 1.5초 누르고 있으면 바로 울려요.</Trans>
        </p>
        <p id={noteId} className="text-sm text-basalt-700">
          <Trans>위험하거나 다쳤다면 먼저 전화하세요. 혼저가 대신 신고하지는 않아요.</Trans>
        </p>
        <ul className="-mx-4 divide-y divide-basalt-200 border-t border-basalt-200">
          {WAYS.filter(({ to }) => to !== pathname).map(({ to, icon, title, description }) => (
            <ListItem key={to} to={to} leading={icon} title={t(title)} description={t(description)} />
          ))}
        </ul>
      </div>
    </NativeSheet>
  )
}
