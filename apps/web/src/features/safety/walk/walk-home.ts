import { t } from '@lingui/core/macro'
import type { QueryClient } from '@tanstack/react-query'
import { paths } from '#lib/navigation/paths.ts'
import type { DeviceFix } from '#lib/position/geolocation.ts'
import { keepFix } from '#lib/position/kept-fix.ts'
import { toast } from '#ui/overlay/toast.ts'
import { toFixDraft } from '../fix-draft.ts'
import { FixSender } from '../sharing/fix-sender.ts'
import { rememberEnding, setSending } from '../sharing/share-store.ts'
import { refreshShares, sendFix } from '../sharing/sharing.api.ts'
import { changeTimer, pinStateQuery, showTimer } from '../timer/timer.api.ts'
import { keepWaitingAct, refreshWaitingAct } from '../timer/waiting-act.ts'
import { afterAnswer, takeFix } from './course.ts'
import { followAtPace } from './follow-at-pace.ts'
import { changeWalk, forgetWalk, readWalk, type Walk } from './walk-store.ts'

/** The time between two tries while a server is away and the device believes to have a network. */
const RETRY_MS = 20_000

/**
 * Goes home with the member: sends where they are to the share and the timer, asks what has to be asked, and ends at the
 * lodging. Answers how to stop.
 */
export function walkHome(userId: number, { shareId, checkInId }: Walk, queryClient: QueryClient): () => void {
  const toShare = new FixSender({
    send: (fix) => sendFix(shareId, fix),
    onChange: setSending,
    onRefused: () => void refreshShares(queryClient),
  })
  // The timer gets it for contacts who are alerted later, by when the share may be over.
  const toTimer = new FixSender({
    send: async (fix) => showTimer(queryClient, await changeTimer(checkInId, { fix })),
    onChange: () => undefined,
    onRefused: () => undefined,
  })

  async function send(fix: DeviceFix) {
    const draft = await toFixDraft(fix)
    toShare.offer(draft)
    toTimer.offer(draft)
  }

  function handleFix(fix: DeviceFix) {
    keepFix(fix)
    const walk = readWalk()
    if (walk?.shareId !== shareId) return
    const { course, finding } = takeFix(walk.course, fix, walk.lodging)
    if (finding === 'HOME') return void arrive(userId, walk, queryClient)
    void send(fix)
    const why = finding === 'AWAY' || finding === 'STOPPED' ? finding : null
    changeWalk(shareId, ({ question }) => ({
      course,
      question: question ?? (why === null ? null : { why, at: Date.now() }),
    }))
  }

  const stopFollowing = followAtPace({
    locatedAt: () => readWalk()?.locatedAt ?? 0,
    onAsk: (now) => changeWalk(shareId, () => ({ locatedAt: now })),
    onFix: handleFix,
    onProblem: (problem) => setSending({ problem }),
  })
  const flush = () => {
    void toShare.flush()
    void toTimer.flush()
  }
  const timer = setInterval(flush, RETRY_MS)
  window.addEventListener('online', flush)
  return () => {
    clearInterval(timer)
    window.removeEventListener('online', flush)
    stopFollowing()
    toShare.stop()
    toTimer.stop()
  }
}

/** The member has said that all is well: from here on it is another stop, and another way. */
export const answerOk = (shareId: number): void =>
  changeWalk(shareId, ({ course }) => ({ question: null, course: afterAnswer(course) }))

/**
 * Ends the share, which erases the position, and the timer that was begun for the way; without a network as soon as there is
 * one. What a question or a PIN waits for is left to the member's own hand.
 */
export async function arrive(userId: number, walk: Walk, queryClient: QueryClient): Promise<void> {
  const { shareId, checkInId } = walk
  rememberEnding(shareId)
  const mayEnd = walk.endsTimer && walk.question === null
  forgetWalk('HOME')
  // The screen of the walk says it itself.
  if (location.pathname !== paths.walkHome()) toast.success(t`숙소에 도착했어요. 오늘도 고생했어요.`)
  if (!mayEnd || (await hasPins(queryClient))) return
  try {
    await keepWaitingAct({ userId, checkInId, end: 'done' })
  } catch {
    // The device keeps nothing: the timer asks at its time.
    return
  }
  await refreshWaitingAct(queryClient, userId)
}

/** Whether there is a PIN, as far as is known: without an answer a timer that asks for a PIN refuses to end, which is shown. */
const hasPins = (queryClient: QueryClient): Promise<boolean> =>
  queryClient.fetchQuery({ ...pinStateQuery(), retry: false }).then(
    ({ isSet }) => isSet,
    () => false,
  )
