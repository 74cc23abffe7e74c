import type { StaffPlaceDetail } from '@honjeo/contract/admin/places'
import type { PlacePhoto } from '@honjeo/contract/places'
import { useLingui } from '@lingui/react/macro'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useController, useForm } from 'react-hook-form'
import { placePhotosQuery } from '#features/places/places.api.ts'
import { formatDay } from '#lib/text/dates.ts'
import { errorText } from '#lib/server/api-error.ts'
import { memberName } from '#lib/server/server-text.ts'
import { sendableText } from '#lib/text/sendable-text.ts'
import { Button } from '#ui/form/button.tsx'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { showFieldErrors } from '#ui/form/form-state.ts'
import { RadioCards } from '#ui/form/radio-cards.tsx'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { UploadedPhoto } from '#ui/media/uploaded-photo.tsx'
import { DeedDialog } from '../parts/deed-dialog.tsx'
import { StaffNoteField } from '../parts/note-field.tsx'
import { useDeed } from '../parts/use-deed.ts'
import { changePlace } from './places.api.ts'

/** Chooses which photo of its reviews represents a place on every card. */
export function PlaceCover({ place }: { place: StaffPlaceDetail }) {
  const { t } = useLingui()
  const [isAsking, setAsking] = useState(false)
  const form = useForm({ defaultValues: { cover: place.cover, note: '' } })
  const { control } = form
  const { field: cover } = useController({ control, name: 'cover' })
  const { field: note } = useController({ control, name: 'note' })
  const changing = useDeed({
    mutationFn: (sent: { cover: string; note: string }) => changePlace(place.contentId, sent),
    done: () => t`대표 사진을 바꿨어요.`,
    onDone: () => {
      form.setValue('note', '')
      setAsking(false)
    },
  })
  const change = form.handleSubmit((values) =>
    changing.mutate(
      { cover: values.cover, note: sendableText(values.note) },
      { onError: (error) => showFieldErrors(form, error) },
    ),
  )
  return (
    <>
      <Button
        variant="secondary"
        size="md"
        onClick={() => {
          form.setValue('cover', place.cover)
          setAsking(true)
        }}
      >
        {t`대표 사진`}
      </Button>
      <DeedDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t`대표 사진을 골라주세요`}
        description={t`장소 카드와 상세 화면 맨 위에 보여요. 고른 사진의 리뷰가 숨겨진 동안에는 가장 도움된 사진이 대신해요.`}
        submitLabel={t`저장하기`}
        isReady={cover.value !== place.cover && sendableText(note.value) !== ''}
        isPending={changing.isPending}
        error={changing.error}
        onSubmit={() => void change()}
      >
        <CoverOptions place={place} value={cover.value} onChange={cover.onChange} />
        <StaffNoteField value={note.value} onChange={note.onChange} />
      </DeedDialog>
    </>
  )
}

interface CoverOptionsProps {
  place: StaffPlaceDetail
  value: string
  onChange: (choice: string) => void
}

function CoverOptions({ place, value, onChange }: CoverOptionsProps) {
  const { t } = useLingui()
  const query = useInfiniteQuery(placePhotosQuery(place.contentId))
  const photos = (query.data ?? []).flatMap(({ review }) => review ?? [])
  return (
    <div className="max-h-80 space-y-2 overflow-y-auto p-0.5">
      <RadioCards
        label={t`대표 사진`}
        columns={2}
        value={value}
        onChange={onChange}
        options={[
          { value: 'BEST', label: t`가장 도움된 사진` },
          { value: 'NONE', label: t`쓰지 않음` },
          ...photos.map((photo) => optionOf(photo, t`${formatDay(photo.date)} 방문`)),
        ]}
      />
      {query.isPending && <Skeleton className="h-28 rounded-md" />}
      {query.error !== null && (
        <ErrorState
          isInline
          message={errorText(query.error)}
          isRetrying={query.isFetching}
          onRetry={() => void (query.data === undefined ? query.refetch() : query.fetchNextPage())}
        />
      )}
      {query.isSuccess && photos.length === 0 && (
        <p className="text-sm text-basalt-500">{t`아직 리뷰에 담긴 사진이 없어요.`}</p>
      )}
      {query.hasNextPage && query.error === null && (
        <Button
          variant="secondary"
          size="md"
          className="w-full"
          isLoading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {t`더 보기`}
        </Button>
      )}
    </div>
  )
}

const optionOf = ({ image, user }: NonNullable<PlacePhoto['review']>, description: string) => ({
  value: image.imageName,
  label: memberName(user),
  description,
  icon: <UploadedPhoto image={image} alt="" ratio="4/3" sizes="140px" className="w-full rounded-sm" />,
})
