import type { Timer } from '@honjeo/contract/safety/timer'
import { useLingui } from '@lingui/react/macro'
import { useEffect } from 'react'
import { momentOf } from '../moment.ts'
import { ring, useAlarm } from './alarm.ts'

const BLINK_MS = 1000

/** What rings: a timer at its time. Moved to another time it is something else, and may ring again. */
export const ringingKey = ({ checkInId, plannedAt }: Pick<Timer, 'checkInId' | 'plannedAt'>) =>
  `${checkInId} ${plannedAt}`

/**
 * While the traveller is to answer, an open page of theirs sounds, vibrates and says so in its title, until they answer or silence it.
 * A page that is closed or frozen cannot: the server's notifications do not depend on it.
 */
export function useRinging(checkIn: Timer | null, now: number): void {
  const { t } = useLingui()
  const silenced = useAlarm(({ silenced: what }) => what)
  const isAllowed = useAlarm((state) => state.isAllowed)
  const isDue = checkIn !== null && ['GRACE', 'UNKNOWN'].includes(momentOf(checkIn, now))
  const isRinging = isDue && silenced !== ringingKey(checkIn)
  const word = t`돌아올 시간이에요`

  useEffect(() => (isRinging ? ring() : undefined), [isRinging, isAllowed]) // oxlint-disable-line react/exhaustive-effect-dependencies -- rings anew once it may sound

  useEffect(() => {
    if (!isRinging) return
    const title = document.title
    const timer = setInterval(() => {
      document.title = document.title === word ? title : word
    }, BLINK_MS)
    return () => {
      clearInterval(timer)
      if (document.title === word) document.title = title
    }
  }, [isRinging, word])
}
