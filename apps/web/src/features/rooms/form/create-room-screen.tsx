import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { createIntentKey, useSingleMutation } from '#lib/server/once.ts'
import { paths } from '#lib/navigation/paths.ts'
import { type NamedPlace, type PickedPlace, usePickedPlace } from '#features/picked-place/picked-place.ts'
import { useSession } from '#lib/server/session.ts'
import { readJson, remove, writeJson } from '#lib/device/storage.ts'
import { confirm } from '#ui/overlay/ui-provider.tsx'
import { showFieldErrors, useFormChanges } from '#ui/form/form-state.ts'
import { PageHeader, ScreenSpinner } from '#ui/list/page-header.tsx'
import { toast } from '#ui/overlay/toast.ts'
import { KnownAdultsOnly } from '../adults-only.tsx'
import { roomFailure } from '../room-failure.ts'
import { openRoom, refreshMyRooms } from '../rooms.api.ts'
import {
  EMPTY_ROOM_FORM,
  FIELD_OF_BODY,
  isRoomFormValues,
  type RoomFormValues,
  toRoomDraft,
} from './room-form-values.ts'
import { RoomForm } from './room-form.tsx'

export function Component() {
  const { t } = useLingui()
  const userId = useSession()?.userId
  const { contentId, wanted, isLoading } = usePickedPlace()

  return (
    <>
      <PageHeader title={t`동행방 열기`} />
      <KnownAdultsOnly asksAtOnce>
        {isLoading ? (
          <ScreenSpinner />
        ) : (
          userId !== undefined && <CreateRoom userId={userId} contentId={contentId} wantedPlace={wanted} />
        )}
      </KnownAdultsOnly>
    </>
  )
}

interface CreateRoomProps {
  userId: number
  /** The place that the address names. */
  contentId: number | null
  wantedPlace: NamedPlace
}

function CreateRoom({ userId, contentId, wantedPlace }: CreateRoomProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { form, submit, isOpening } = useRoomForm({
    userId,
    pickedPlace: wantedPlace.place,
    onOpened: (roomId) => void handleOpened(roomId),
  })

  /** Shows the room, and over it the offer to announce it to others. */
  async function handleOpened(roomId: number) {
    await navigate(paths.room(roomId, 'mypage'), { replace: true })
    const wantsPost = await confirm({
      title: t`동행제안 글도 써볼까요?`,
      description: t`커뮤니티에 알리면 함께할 여행자를 더 빨리 만날 수 있어요.`,
      confirmLabel: t`글쓰기`,
      cancelLabel: t`나중에`,
    })
    if (wantsPost) void navigate(paths.newPost({ category: 'COMPANION_PROPOSAL', roomId }))
  }
  return (
    <RoomForm
      form={form}
      submitLabel={t`동행방 열기`}
      isSubmitting={isOpening}
      onSubmit={() => void submit()}
      wantedPlace={wantedPlace}
      onPickPlace={() => void navigate(paths.search({ from: paths.createRoom(contentId ?? undefined) }))}
    />
  )
}

/** Each try says one thing, in the place of what the last one said. */
const TOAST_ID = 'room-form'

interface RoomFormOptions {
  userId: number
  /** The place picked on the screen the member comes from; takes the place of the one in the draft. */
  pickedPlace: PickedPlace | null
  onOpened: (roomId: number) => void
}

function useRoomForm({ userId, pickedPlace, onOpened }: RoomFormOptions) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const [keyFor] = useState(createIntentKey)
  const [defaultValues] = useState(() => {
    const draft = readRoomFormDraft(userId)
    return pickedPlace === null ? draft : { ...draft, place: pickedPlace }
  })
  const form = useForm<RoomFormValues>({ mode: 'onTouched', defaultValues })
  useFormChanges(form, (values) => writeRoomFormDraft(userId, values))

  const opening = useSingleMutation({
    mutationFn: async (values: RoomFormValues) => {
      const draft = toRoomDraft(values)
      if (draft === null) throw new Error('the form lets nothing incomplete through')
      return openRoom(draft, keyFor(draft))
    },
    onSuccess: ({ chatRoomId }) => {
      removeRoomFormDraft(userId)
      void refreshMyRooms(queryClient)
      toast.success(t`동행방이 열렸어요!`, { id: TOAST_ID })
      onOpened(chatRoomId)
    },
    onError: (error) => {
      const wrongField = showFieldErrors(form, error, FIELD_OF_BODY)
      const texts = { refused: t`동행방을 열지 못했어요.`, broken: t`오류가 발생했어요. 다시 시도해주세요.` }
      toast.error(wrongField ?? roomFailure(error, texts), { id: TOAST_ID })
    },
  })

  const submit = form.handleSubmit(
    (values) => opening.mutate(values),
    (errors) => {
      const isIncomplete = toRoomDraft(form.getValues()) === null
      const message = isIncomplete
        ? t`제목, 장소, 날짜, 시간은 꼭 입력해주세요.`
        : (errors.time ?? errors.requiredProof)?.message
      if (message !== undefined) toast.error(message, { id: TOAST_ID })
    },
  )
  return { form, submit, isOpening: opening.isPending }
}

/** The key is per member, so that another who signs in on the same device later does not find these words. */
const keyOf = (userId: number) => `room-draft:${userId}`

/** What was typed and not sent yet; it outlives going away to pick a place, and a reload. */
function readRoomFormDraft(userId: number): RoomFormValues {
  return readJson(keyOf(userId), EMPTY_ROOM_FORM, isRoomFormValues, 'session')
}

function writeRoomFormDraft(userId: number, values: RoomFormValues): void {
  writeJson(keyOf(userId), values, 'session')
}

function removeRoomFormDraft(userId: number): void {
  remove(keyOf(userId), 'session')
}
