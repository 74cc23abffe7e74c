import type { Timer } from '@honjeo/contract/safety/timer'
import { useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useConfirm } from '#ui/confirm.tsx'
import { endCheckIn, type EndWay, pinStateQuery, showCheckIn } from '../check-ins.api.ts'
import type { useCheckInActs } from '../use-check-in-acts.ts'

/** Ends a timer on purpose only: by holding, by saying so when asked, or by a PIN where one is set. */
export function useEnding(checkIn: Timer, acts: ReturnType<typeof useCheckInActs>) {
  const { t } = useLingui()
  const confirm = useConfirm()
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
    /** After a press that has lasted. */
    done: () => (hasPin ? askPin('done') : acts.end('done')),
    ask: (way: EndWay) => void ask(way),
    pinDialog: {
      open: isAsking,
      onOpenChange: setIsAsking,
      title: asking === 'done' ? t`PIN을 입력하면 마쳐요` : t`PIN을 입력하면 취소돼요`,
      description: t`미리 정해둔 PIN 숫자를 입력해주세요.`,
      confirmLabel: asking === 'done' ? t`무사해요` : t`타이머 취소`,
      onPin: async (pin: string) => showCheckIn(queryClient, await endCheckIn(checkIn.checkInId, asking, pin)),
    },
  }
}
