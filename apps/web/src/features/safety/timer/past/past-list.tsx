import type { Timer } from '@honjeo/contract/safety/timer'
import { useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { CircleCheck, CircleX, PhoneCall, TimerOff } from 'lucide-react'
import { formatDateTime } from '#lib/dates.ts'
import { paths } from '#lib/paths.ts'
import { timerTitle } from '#lib/timer-title.ts'
import { Card } from '#ui/card.tsx'
import { ListItem } from '#ui/list-item.tsx'
import { Paged } from '#ui/paged.tsx'
import { RowSkeletons } from '#ui/row-skeletons.tsx'
import { pastCheckInsQuery } from '../check-ins.api.ts'
import { endingText, toldText } from '../ended-words.ts'

/** Timers that are over, each with how it ended. */
export function PastList() {
  const { t } = useLingui()
  const query = useInfiniteQuery(pastCheckInsQuery())
  return (
    <section aria-labelledby="past-timers">
      <h2 id="past-timers" className="mb-2 text-lg font-bold">
        {t`지난 타이머`}
      </h2>
      <Paged
        query={query}
        skeleton={<RowSkeletons count={2} />}
        isEmpty={(checkIns) => checkIns.length === 0}
        empty={<p className="text-basalt-500">{t`아직 없어요. 끝난 타이머는 90일 동안 여기에 남아요.`}</p>}
      >
        {(checkIns) => (
          <Card className="p-0">
            <ul className="divide-y divide-basalt-200">
              {checkIns.map((checkIn) => (
                <Past key={checkIn.checkInId} checkIn={checkIn} />
              ))}
            </ul>
          </Card>
        )}
      </Paged>
    </section>
  )
}

const ICONS = { SAFE: CircleCheck, CANCELLED: CircleX, CONTACT_OK: PhoneCall, CLOSED: TimerOff }

function Past({ checkIn }: { checkIn: Timer }) {
  const { checkInId, title, ending, startedAt } = checkIn
  // One that began on another device while this list was open.
  if (ending === null) return null
  const Icon = ICONS[ending]
  return (
    <ListItem
      to={paths.runningTimer(checkInId)}
      leading={<Icon aria-hidden="true" size={22} />}
      title={timerTitle(title)}
      description={
        <>
          <span className="block">{formatDateTime(startedAt)}</span>
          <span className="block">
            {endingText(ending)} · {toldText(checkIn)}
          </span>
        </>
      }
    />
  )
}
