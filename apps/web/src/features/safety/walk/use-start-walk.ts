import type { Position } from '@honjeo/contract/values/geo'
import type { LocationShare } from '@honjeo/contract/safety/sharing'
import type { Timer } from '@honjeo/contract/safety/timer'
import * as failures from '@honjeo/contract/values/error-numbers'
import { SHARE_MINUTES_MAX, SHARE_MINUTES_MIN, TIMER_GRACE } from '@honjeo/contract/values/limits'
import { useLingui } from '@lingui/react/macro'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { changeConsent, consentsQuery } from '#features/account/my-account.api.ts'
import { ApiError } from '#lib/server/api-error.ts'
import { createIntentKey, useSingleMutation } from '#lib/server/once.ts'
import { serverNow } from '#lib/server/server-time.ts'
import { refreshContacts } from '../contacts/contacts.api.ts'
import { toFixDraft } from '../fix-draft.ts'
import { firstDeviceFix } from '../sharing/first-fix.ts'
import { rememberEnding, rememberShare } from '../sharing/share-store.ts'
import { mySharesQuery, refreshShares, startShare } from '../sharing/sharing.api.ts'
import { allowAlarm } from '../timer/alarm/alarm.ts'
import { refreshTimers, showTimer, startTimer } from '../timer/timer.api.ts'
import { isWithin, SETTING_OUT, takeFix } from './course.ts'
import { SEEN_MINUTES } from './extend-walk.ts'
import { keepWalk, pinLodging } from './walk-store.ts'

/** What a way may take longer than expected before the timer asks. */
export const MARGIN_MINUTES = 10
const MINUTE_MS = 60_000

interface WalkStart {
  lodging: Position
  /** The minutes that the way is expected to take. */
  minutes: number
  contactIds: readonly number[]
  /** The consent was given just now. */
  isConsentNew: boolean
  isSolo: boolean
  /** What runs already, and goes along. */
  share: Pick<LocationShare, 'shareId' | 'endsAt'> | null
  timer: Timer | null
}

/** The member is at the lodging already. */
export class AlreadyThere extends Error {}

const codeOf = (error: unknown) => (error instanceof ApiError ? error.code : null)

/** Begins a way home: the share, then the timer, and takes the share back where no timer begins. */
export function useStartWalk() {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const [keyOf] = useState(createIntentKey)
  const title = t`숙소로 돌아가기`

  async function begin({ lodging, minutes, contactIds, isConsentNew, isSolo, share, timer }: WalkStart) {
    const measured = await firstDeviceFix(0)
    const locatedAt = Date.now()
    if (measured !== undefined && isWithin(measured, lodging)) throw new AlreadyThere()
    if (isConsentNew) {
      queryClient.setQueryData(consentsQuery().queryKey, await changeConsent({ type: 'LOCATION', agreed: true }))
    }
    const fix = measured === undefined ? {} : { fix: await toFixDraft(measured) }
    const shared =
      share ?? (await shareNew(queryClient, { minutes: shareMinutes(minutes), contactIds: [...contactIds], ...fix }))
    const { shareId, endsAt } = shared
    const begun = timer ?? (await startOrTakeBack())
    const course = measured === undefined ? SETTING_OUT : takeFix(SETTING_OUT, measured, lodging).course
    const endsTimer = timer === null
    // The lodging is kept for other evenings of the journey.
    pinLodging(lodging)
    keepWalk({ shareId, checkInId: begun.checkInId, endsTimer, lodging, course, question: null, locatedAt })
    // The share is remembered last, or it would be followed by a watch until it is known to be a way home.
    rememberShare({ shareId, endsAt, isFromHere: true })

    /** A way home without a timer would leave a phone that dies alone. */
    async function startOrTakeBack(): Promise<Timer> {
      const plannedAt = new Date(serverNow() + (minutes + MARGIN_MINUTES) * MINUTE_MS).toISOString()
      const draft = { title, plannedAt, graceMinutes: TIMER_GRACE, ...(isSolo && { isSolo }), ...fix }
      try {
        const started = await startTimer(draft, keyOf(draft))
        showTimer(queryClient, started)
        return started
      } catch (error) {
        if (share === null) rememberEnding(shareId)
        throw error
      }
    }
  }

  return useSingleMutation({
    mutationFn: (start: WalkStart) => {
      // The alarm is allowed in the tap, or a browser would refuse the question's sound later.
      void allowAlarm()
      return begin(start)
    },
    onError: (error) => {
      if (error instanceof AlreadyThere) return
      void refreshShares(queryClient)
      void refreshTimers(queryClient)
      void refreshContacts(queryClient)
      if (codeOf(error) === failures.LOCATION_CONSENT_REQUIRED)
        void queryClient.invalidateQueries({ queryKey: consentsQuery().queryKey })
    },
  })
}

async function shareNew(queryClient: QueryClient, draft: Parameters<typeof startShare>[0]): Promise<LocationShare> {
  const share = await startShare(draft)
  queryClient.setQueryData(mySharesQuery().queryKey, (shares = []) => [share, ...shares])
  return share
}

const shareMinutes = (minutes: number): number =>
  Math.min(SHARE_MINUTES_MAX, Math.max(SHARE_MINUTES_MIN, minutes + MARGIN_MINUTES + TIMER_GRACE + SEEN_MINUTES))
