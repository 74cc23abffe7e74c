import type { MyRoom } from '@honjeo/contract/rooms'
import { POST_CATEGORIES } from '@honjeo/contract/values/enums'
import { POST_CONTENT_MAX, POST_TITLE_MAX } from '@honjeo/contract/values/limits'
import { useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Check, UsersRound } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { type Control, useController, useWatch } from 'react-hook-form'
import { useIsMinor } from '#features/rooms/use-is-minor.ts'
import { BottomBar } from '#ui/list/page-header.tsx'
import { Button, LinkButton } from '#ui/form/button.tsx'
import { ChipRow } from '#ui/form/chip-row.tsx'
import { Form } from '#ui/form/form.tsx'
import { ImagesInput } from '#ui/media/images-input.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { RoomCardSkeletons } from '#features/rooms/room-card-skeleton.tsx'
import { myRoomsQuery } from '#features/rooms/rooms.api.ts'
import { formatDateTime } from '#lib/text/dates.ts'
import { paths } from '#lib/navigation/paths.ts'
import { EmptyState } from '#ui/feedback/empty-state.tsx'
import { ListItem } from '#ui/list/list-item.tsx'
import { Paged } from '#ui/list/paged.tsx'
import { PickerField } from '#ui/form/picker-field.tsx'
import { Sheet } from '#ui/overlay/dialog.tsx'
import { POST_CATEGORY_LABELS } from '../post-category.tsx'
import { isComplete, type LinkedRoom, type PostValues, takesRoom } from './post-values.ts'
import type { PostFormState } from './use-post-form.ts'

export interface PostFormProps {
  form: PostFormState
  submitLabel: string
  /** What is above the fields. */
  children?: ReactNode
}

export function PostForm({ form: { form, uploads, submit, isSending }, submitLabel, children }: PostFormProps) {
  const { t, i18n } = useLingui()
  const { control, register, formState } = form
  const { errors } = formState
  const { field: category } = useController({ control, name: 'category' })
  const canSubmit = isComplete(useWatch({ control }) as PostValues)
  const isMinor = useIsMinor()
  return (
    <Form onSubmit={() => canSubmit && submit()} className="flex-1">
      <div className="space-y-6 px-gutter pt-2 pb-8">
        {children}
        <ChipRow
          label={t`게시판`}
          options={POST_CATEGORIES.filter((value) => !isMinor || !takesRoom(value)).map((value) => ({
            value,
            label: i18n._(POST_CATEGORY_LABELS[value]),
          }))}
          value={category.value}
          onChange={category.onChange}
        />
        {takesRoom(category.value) && <RoomPicker control={control} />}
        <TextField
          {...register('title')}
          label={t`제목`}
          placeholder={t`한 줄로 말해볼까요?`}
          autoComplete="off"
          maxLength={POST_TITLE_MAX}
          showsCount
          error={errors.title?.message}
        />
        <TextArea
          {...register('content')}
          label={t`내용`}
          placeholder={t`혼행 이야기를 편하게 들려주세요.`}
          rows={8}
          maxLength={POST_CONTENT_MAX}
          showsCount
          error={errors.content?.message}
        />
        <ImagesInput control={control} label={t`사진`} isOptional uploads={uploads} />
      </div>
      <BottomBar>
        <Button type="submit" className="flex-1" disabled={!canSubmit} isLoading={isSending}>
          {submitLabel}
        </Button>
      </BottomBar>
    </Form>
  )
}

/** Chooses the room to which the post invites, out of those that the member hosts. */
function RoomPicker({ control }: { control: Control<PostValues> }) {
  const { t } = useLingui()
  const {
    field: { ref, value, onChange },
    fieldState,
  } = useController({ control, name: 'room' })
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <PickerField
        ref={ref}
        label={t`함께할 동행방`}
        isOptional
        hint={t`연결하면 글에서 바로 동행방을 볼 수 있어요.`}
        value={value?.title ?? null}
        placeholder={t`내가 연 동행방에서 골라주세요`}
        icon={<UsersRound aria-hidden="true" size={20} />}
        error={fieldState.error?.message}
        onPress={() => setOpen(true)}
      />
      <Sheet open={isOpen} onOpenChange={setOpen} title={t`어느 동행방을 알릴까요?`}>
        <RoomChoice
          value={value}
          onChange={(room) => {
            onChange(room)
            setOpen(false)
          }}
        />
      </Sheet>
    </>
  )
}

interface RoomChoiceProps {
  value: LinkedRoom | null
  onChange: (room: LinkedRoom | null) => void
}

/** The rooms I host that are still to come, and the choice of none. */
function RoomChoice({ value, onChange }: RoomChoiceProps) {
  const { t } = useLingui()
  const query = useInfiniteQuery(myRoomsQuery())
  const eligible = (rooms: readonly MyRoom[]) => rooms.filter(({ isHost, status }) => isHost && status !== 'ENDED')
  return (
    <Paged
      query={query}
      skeleton={<RoomCardSkeletons count={2} />}
      isEmpty={(rooms) => eligible(rooms).length === 0 && !query.hasNextPage}
      empty={
        <EmptyState
          scene="sea"
          title={t`알릴 동행방이 아직 없어요`}
          description={t`동행방을 먼저 열면 글에서 바로 보여줄 수 있어요.`}
          action={<LinkButton to={paths.createRoom()}>{t`동행방 열기`}</LinkButton>}
        />
      }
    >
      {(rooms) => (
        <ul className="-mx-4 divide-y divide-basalt-200">
          <Choice title={t`연결하지 않기`} isChosen={value === null} onChoose={() => onChange(null)} />
          {eligible(rooms).map(({ roomId, title, scheduledDate }) => (
            <Choice
              key={roomId}
              title={title}
              description={formatDateTime(scheduledDate)}
              isChosen={value?.roomId === roomId}
              onChoose={() => onChange({ roomId, title })}
            />
          ))}
        </ul>
      )}
    </Paged>
  )
}

interface ChoiceRowProps {
  title: string
  description?: string
  isChosen: boolean
  onChoose: () => void
}

function Choice({ title, description, isChosen, onChoose }: ChoiceRowProps) {
  const { t } = useLingui()
  return (
    <ListItem
      title={title}
      description={description}
      trailing={isChosen && <Check role="img" aria-label={t`고름`} size={18} className="text-tangerine-700" />}
      onPress={onChoose}
    />
  )
}
