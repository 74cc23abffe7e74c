import type { RoomDetail } from '@honjeo/contract/rooms'
import * as failures from '@honjeo/contract/values/error-numbers'
import { ROOM_REQUEST_TEXT_MAX } from '@honjeo/contract/values/limits'
import { useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { formatDateTime } from '#lib/text/dates.ts'
import { BottomBar } from '#ui/list/page-header.tsx'
import { Button } from '#ui/form/button.tsx'
import { Form } from '#ui/form/form.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { ApiError } from '#lib/server/api-error.ts'
import { paths } from '#lib/navigation/paths.ts'
import { confirm } from '#ui/overlay/ui-provider.tsx'
import { toast } from '#ui/overlay/toast.ts'
import { PROOF_WAYS } from '../proof-ways.tsx'
import { roomFailure } from '../room-failure.ts'
import { joinRoom, refreshRoom, showJoined, withdrawRequest } from '../rooms.api.ts'
import { roomEntry } from './room-entry.ts'

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

const isRefusal = (error: unknown, code: string) => error instanceof ApiError && error.code === code

/** What was asked last takes the place of what was before. */
const TOAST_ID = 'room-request'

interface Entering {
  liftBlocks: boolean
  /** What the host reads. */
  text: string
  /** Whether the member waits for a seat of a full room. */
  wait: boolean
}

/** A member who is already inside gets to the chat too. */
async function joinUnlessInside(roomId: number, entering: Entering) {
  try {
    return await joinRoom(roomId, entering)
  } catch (error) {
    if (!isRefusal(error, failures.ALREADY_MEMBER)) throw error
    return null
  }
}

/**
 * Joins a room and opens its conversation, or asks its host, or waits for a seat. If a blocked member is inside, a
 * dialog asks first.
 */
function useEnterRoom(roomId: number, isMember: boolean) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const queryClient = useQueryClient()

  const entering = useMutation({
    mutationFn: (how: Entering) => (isMember ? Promise.resolve(null) : joinUnlessInside(roomId, how)),
    onSuccess: (asked, { liftBlocks }) => {
      if (asked) {
        const said = asked.status === 'REQUESTED' ? t`방장에게 입장 요청을 보냈어요.` : t`자리가 나면 알려드릴게요.`
        toast.success(said, { id: TOAST_ID })
        return
      }
      if (liftBlocks) void queryClient.invalidateQueries({ queryKey: ['blocks'] })
      showJoined(queryClient, roomId)
      return navigate(paths.chatRoom(roomId))
    },
    onError: (error, how) => {
      if (isRefusal(error, failures.BLOCKED_MEMBER_INSIDE)) return void decide(how)
      toast.error(
        roomFailure(error, {
          refused: t`동행방에 들어가지 못했어요.`,
          broken: t`동행방에 들어가는 중 오류가 발생했어요.`,
        }),
      )
    },
    // After a refusal the room is not as it was shown, so it is loaded again.
    onSettled: () => refreshRoom(queryClient, roomId),
  })

  async function decide(how: Entering) {
    const isSure = await confirm({
      title: t`내가 차단한 사람이 있는 방이에요`,
      description: t`서로 차단한 사람은 한 방에 있을 수 없어요. 들어가려면 이 방에 있는 사람의 차단을 풀어야 해요.`,
      confirmLabel: t`차단 풀고 들어가기`,
      isDanger: true,
    })
    if (isSure) entering.mutate({ ...how, liftBlocks: true })
  }

  const enter = ({ text = '', wait = false } = {}) => entering.mutate({ liftBlocks: false, text, wait })
  return { enter, isEntering: entering.isPending }
}

/** Takes one's own request back, or stops waiting for a seat. */
function useWithdrawRequest(roomId: number) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const withdrawing = useMutation({
    mutationFn: () => withdrawRequest(roomId),
    onSuccess: () => toast.success(t`입장 요청을 거뒀어요.`, { id: TOAST_ID }),
    onError: (error) =>
      toast.error(roomFailure(error, { refused: t`이미 끝난 요청이에요.`, broken: t`요청을 거두지 못했어요.` })),
    onSettled: () => refreshRoom(queryClient, roomId),
  })
  return { withdraw: () => withdrawing.mutate(), isWithdrawing: withdrawing.isPending }
}
