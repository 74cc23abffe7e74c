import type { Timer } from '@honjeo/contract/safety/timer'
import * as failures from '@honjeo/contract/values/error-numbers'
import { useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError, errorText } from '#lib/server/api-error.ts'
import { isFinal } from '#lib/server/outcome.ts'
import { serverNow } from '#lib/server/server-time.ts'
import { useSingleMutation } from '#lib/server/once.ts'
import { confirm } from '#ui/overlay/ui-provider.tsx'
import { toast } from '#ui/overlay/toast.ts'
import { extendTimer } from './extend-timer.ts'
import { extendedTo } from './moment.ts'
import { endTimer, type EndWay, pinStateQuery, refreshTimers, showTimer } from './timer.api.ts'
import { dropWaitingTime, inTurn, keepWaitingAct, refreshWaitingAct } from './waiting-act.ts'

type Act = { end: EndWay } | { plannedAt: string }

/** What one does with a timer that runs. Without a network it is kept on the device, and sent as soon as there is one. */
export function useTimerActs(userId: number, timer: Timer) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const { checkInId } = timer

  async function keep(act: Act) {
    try {
      await keepWaitingAct({ userId, checkInId, ...act })
    } catch {
      toast.error(t`연결이 없고 이 기기에 둘 수도 없어요. 연결되면 다시 눌러주세요.`)
      return
    }
    await refreshWaitingAct(queryClient, userId)
  }

  /** Keeps an act that was not heard; answers null then. */
  async function perform<T>(act: Act, doing: Promise<T>): Promise<T | null> {
    try {
      return await doing
    } catch (error) {
      if (isFinal(error)) throw error
      await keep(act)
      return null
    }
  }

  /** Extends the timer. An earlier time that still waits would move it back later, so that one goes first or not at all. */
  async function extend(plannedAt: string) {
    await inTurn(async () => {
      await extendTimer(queryClient, checkInId, plannedAt)
      await dropWaitingTime(userId, checkInId).catch(() => undefined)
    })
    await refreshWaitingAct(queryClient, userId)
  }

  const options = {
    // The acts are sent one after the other: what was said last is what holds.
    scope: { id: `check-in-${checkInId}` },
    onError: (error: Error) => {
      const needsPin = error instanceof ApiError && error.code === failures.WRONG_PIN
      toast.error(needsPin ? t`PIN을 입력해야 끝나요. 다시 눌러주세요.` : errorText(error))
      void refreshTimers(queryClient)
    },
  }
  // A traveller who is safe can say so while a later time is on its way.
  const ending = useSingleMutation({
    ...options,
    mutationFn: (end: EndWay) => perform({ end }, endTimer(checkInId, end)),
    onSuccess: (answer) => answer !== null && showTimer(queryClient, answer),
  })
  const extending = useSingleMutation({
    ...options,
    mutationFn: (plannedAt: string) => perform({ plannedAt }, extend(plannedAt)),
  })

  return {
    isEnding: ending.isPending,
    isExtending: extending.isPending,
    end: (end: EndWay) => ending.mutate(end),
    extend: () => extending.mutate(extendedTo(timer.plannedAt, serverNow())),
  }
}

/** Ends a timer on purpose only: by holding, by saying so when asked, or by a PIN where one is set. */
export function useEnding(timer: Timer, acts: ReturnType<typeof useTimerActs>) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const { data: pins } = useQuery(pinStateQuery())
  const [asking, setAsking] = useState<EndWay>('done')
  const [isAsking, setIsAsking] = useState(false)
  const hasPin = pins?.isSet === true

  function askPin(way: EndWay) {
    setAsking(way)
    setIsAsking(true)
  }

  async function ask(way: EndWay) {
    if (hasPin) return askPin(way)
    const isMeant = await confirm(
      way === 'done'
        ? {
            title: t`무사히 돌아왔나요?`,
            description: t`타이머를 마쳐요. 신뢰 연락처에 이미 알렸다면 무사하다고도 알려요.`,
            confirmLabel: t`무사해요`,
            cancelLabel: t`아직이에요`,
          }
        : {
            title: t`귀가 타이머를 취소할까요?`,
            description: t`취소하면 돌아올 시간이 지나도 아무에게도 알리지 않아요.`,
            confirmLabel: t`타이머 취소`,
            cancelLabel: t`계속 켜두기`,
            isDanger: true,
          },
    )
    if (isMeant) acts.end(way)
  }

  return {
    hasPin,
    /** Is called after a press that has lasted. */
    done: () => (hasPin ? askPin('done') : acts.end('done')),
    ask: (way: EndWay) => void ask(way),
    pinDialog: {
      open: isAsking,
      onOpenChange: setIsAsking,
      title: asking === 'done' ? t`PIN을 입력하면 마쳐요` : t`PIN을 입력하면 취소돼요`,
      description: t`미리 정해둔 PIN 숫자를 입력해주세요.`,
      confirmLabel: asking === 'done' ? t`무사해요` : t`타이머 취소`,
      onPin: async (pin: string) => showTimer(queryClient, await endTimer(timer.checkInId, asking, pin)),
    },
  }
}
