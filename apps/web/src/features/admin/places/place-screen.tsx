import type { StaffPlaceDetail } from '@honjeo/contract/admin/places'
import { LODGING } from '@honjeo/contract/values/stay-facts'
import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { usePageTitle } from '#lib/page/page-title.ts'
import { paths, useRouteId } from '#lib/navigation/paths.ts'
import { sendableText } from '#lib/text/sendable-text.ts'
import { Button, LinkButton } from '#ui/form/button.tsx'
import { Callout } from '#ui/feedback/callout.tsx'
import { adminPaths } from '../admin-paths.ts'
import { HiddenBadge } from '../parts/badges.tsx'
import { BackLine, ConsolePage, LoadState } from '../parts/console-page.tsx'
import { DeedDialog } from '../parts/deed-dialog.tsx'
import { StaffNoteField } from '../parts/note-field.tsx'
import { useDeed } from '../parts/use-deed.ts'
import { PlaceCover } from './place-cover.tsx'
import { PlaceForm } from './place-form.tsx'
import { changesOf, type PlaceValues, valuesOf } from './place-values.ts'
import { changePlace, placeQuery } from './places.api.ts'
import { StayFactsPanel } from './stay-facts-editor.tsx'

export function Component() {
  const contentId = useRouteId('contentId')
  return <EditPlace key={contentId} contentId={contentId} />
}

function EditPlace({ contentId }: { contentId: number }) {
  const { t } = useLingui()
  const query = useQuery(placeQuery(contentId))
  const place = query.data
  usePageTitle(place?.title)
  return (
    <ConsolePage
      title={place?.title ?? t`장소`}
      above={<BackLine fallback={adminPaths.places()} />}
      marks={place !== undefined && place.hiddenAt !== null && <HiddenBadge />}
      actions={
        place !== undefined && (
          <>
            {place.hiddenAt === null && (
              <>
                <LinkButton variant="secondary" size="md" to={paths.place(contentId)}>{t`앱에서 보기`}</LinkButton>
                <PlaceCover place={place} />
              </>
            )}
            {place.hoursDoubted && <HoursDecision place={place} />}
            <PlaceVisibility place={place} />
          </>
        )
      }
    >
      <LoadState query={query}>{(loaded) => <Form place={loaded} />}</LoadState>
    </ConsolePage>
  )
}

function Form({ place }: { place: StaffPlaceDetail }) {
  const { t } = useLingui()
  const start = valuesOf(place)
  const saving = useDeed({
    mutationFn: ({ values, note }: { values: PlaceValues; note: string }) =>
      changePlace(place.contentId, { ...changesOf(place, values), note }),
    done: () => t`장소를 고쳤어요.`,
  })
  return (
    <>
      <PlaceForm
        // Begins again from what was saved.
        key={JSON.stringify(start)}
        start={start}
        submitLabel={t`저장하기`}
        isChanged={(values) => Object.keys(changesOf(place, values)).length > 0}
        saving={saving}
        aside={
          <>
            {place.hoursDoubted && (
              <Callout tone="warning">
                {t`회원들이 여는 시간이 다르다고 알려서 모두에게 ‘확인 중’으로 보여요. 여는 시간이나 쉬는 날을 고치거나, 그대로면 위의 ‘시간이 맞아요’를 눌러주세요.`}
              </Callout>
            )}
            {place.isImported && (
              <Callout>{t`관광 정보에서 가져온 장소예요. 여기서 고친 칸은 다음에 가져올 때도 그대로 남아요.`}</Callout>
            )}
          </>
        }
      />
      {place.contentTypeId === LODGING && <StayFactsPanel place={place} />}
    </>
  )
}

/** Says that the hours are right as they are written, which ends what members doubt. */
function HoursDecision({ place }: { place: StaffPlaceDetail }) {
  const { t } = useLingui()
  const [isAsking, setAsking] = useState(false)
  const [note, setNote] = useState('')
  const changing = useDeed({
    mutationFn: () => changePlace(place.contentId, { hoursDoubted: false, note: sendableText(note) }),
    done: () => t`여는 시간이 다시 보여요.`,
    onDone: () => {
      setNote('')
      setAsking(false)
    },
  })
  return (
    <>
      <Button size="md" onClick={() => setAsking(true)}>
        {t`시간이 맞아요`}
      </Button>
      <DeedDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t`여는 시간이 적힌 그대로인가요?`}
        description={t`‘확인 중’이 풀리고, 알려준 문의는 닫혀요. 같은 회원은 이 시간을 두고 다시 알릴 수 없어요.`}
        submitLabel={t`시간이 맞아요`}
        isReady={sendableText(note) !== ''}
        isPending={changing.isPending}
        error={changing.error}
        onSubmit={changing.mutate}
      >
        <StaffNoteField value={note} onChange={setNote} />
      </DeedDialog>
    </>
  )
}

/** Takes a place out of every list and search, or brings it back. */
function PlaceVisibility({ place }: { place: StaffPlaceDetail }) {
  const { t } = useLingui()
  const [isAsking, setAsking] = useState(false)
  const [note, setNote] = useState('')
  const isHidden = place.hiddenAt !== null
  const changing = useDeed({
    mutationFn: () => changePlace(place.contentId, { hidden: !isHidden, note: sendableText(note) }),
    done: ({ hiddenAt }) => (hiddenAt === null ? t`다시 보여요.` : t`숨겼어요.`),
    onDone: () => {
      setNote('')
      setAsking(false)
    },
  })
  return (
    <>
      <Button variant="secondary" size="md" onClick={() => setAsking(true)}>
        {isHidden ? t`되살리기` : t`숨기기`}
      </Button>
      <DeedDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={isHidden ? t`이 장소를 되살릴까요?` : t`이 장소를 숨길까요?`}
        description={
          isHidden
            ? t`목록과 지도, 검색에 다시 나와요.`
            : t`목록과 지도, 검색에서 사라져요. 이미 쓴 리뷰와 일정은 그대로예요.`
        }
        submitLabel={isHidden ? t`되살리기` : t`숨기기`}
        isDanger={!isHidden}
        isReady={sendableText(note) !== ''}
        isPending={changing.isPending}
        error={changing.error}
        onSubmit={changing.mutate}
      >
        <StaffNoteField value={note} onChange={setNote} />
      </DeedDialog>
    </>
  )
}
