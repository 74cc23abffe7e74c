import type { RoomDetail } from '@honjeo/contract/rooms'
import { ROOM_REQUEST_TEXT_MAX } from '@honjeo/contract/values/limits'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { formatDateTime } from '#lib/text/dates.ts'
import { BottomBar } from '#ui/list/page-header.tsx'
import { Button } from '#ui/form/button.tsx'
import { Form } from '#ui/form/form.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { PROOF_WAYS } from '../proof-ways.tsx'
import { roomEntry } from './room-entry.ts'
import { useEnterRoom, useWithdrawRequest } from './use-enter-room.ts'

/** The bar below a room: one goes in, asks its host with a sentence, waits for a seat, or takes that back. */
export function EnterBar({ room }: { room: RoomDetail }) {
  const { t } = useLingui()
  const [text, setText] = useState('')
  const entry = roomEntry(room)
  const { enter, isEntering } = useEnterRoom(room.roomId, entry === 'member')
  const { withdraw, isWithdrawing } = useWithdrawRequest(room.roomId)

  if (entry === 'ended' || entry === 'declined') {
    return (
      <BottomBar>
        <Button className="flex-1" disabled>
          {entry === 'ended' ? t`종료된 동행방` : t`이번에는 함께하지 못해요`}
        </Button>
      </BottomBar>
    )
  }
  if (entry === 'unproven') {
    return (
      <BottomBar>
        <div className="flex-1 space-y-2">
          <p className="text-center text-sm text-basalt-700">{PROOF_WAYS[room.requiredProof]}</p>
          <Button fullWidth disabled>
            {t`확인을 마치면 함께할 수 있어요`}
          </Button>
        </div>
      </BottomBar>
    )
  }
  if (entry === 'requested' || entry === 'waiting') {
    const until = room.request?.expiresAt ?? null
    return (
      <BottomBar>
        <div className="flex-1 space-y-2">
          <p role="status" className="text-center text-sm text-basalt-700">
            {entry === 'waiting' || until === null
              ? t`자리가 나기를 기다리고 있어요. 자리가 나면 알려드릴게요.`
              : t`방장의 답을 기다리고 있어요. ${formatDateTime(until)}까지 답이 없으면 끝나요.`}
          </p>
          <Button variant="secondary" fullWidth isLoading={isWithdrawing} onClick={withdraw}>
            {entry === 'waiting' ? t`그만 기다리기` : t`요청 거두기`}
          </Button>
        </div>
      </BottomBar>
    )
  }
  if (entry === 'member' || entry === 'open') {
    return (
      <BottomBar>
        <Button className="flex-1" isLoading={isEntering} onClick={() => enter()}>
          {isEntering
            ? t`입장 중...`
            : entry === 'member'
              ? t({ message: '입장하기', context: 'inside' })
              : t`입장하기`}
        </Button>
      </BottomBar>
    )
  }
  const isFull = entry === 'full'
  return (
    <BottomBar>
      <Form className="flex-1 gap-2" onSubmit={() => enter({ text: text.trim(), wait: isFull })}>
        {room.needsApproval && (
          <TextField
            label={t`방장에게 한마디`}
            isOptional
            value={text}
            onChange={(event) => setText(event.target.value)}
            maxLength={ROOM_REQUEST_TEXT_MAX}
            autoComplete="off"
          />
        )}
        {isFull && <p className="text-center text-sm text-basalt-700">{t`모집완료된 동행방이에요.`}</p>}
        <Button type="submit" variant={isFull ? 'secondary' : 'primary'} fullWidth isLoading={isEntering}>
          {isFull ? t`자리 나면 입장하기` : t`입장 요청하기`}
        </Button>
      </Form>
    </BottomBar>
  )
}
