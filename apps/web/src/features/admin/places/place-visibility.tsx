import type { StaffPlaceDetail } from '@honjeo/contract/admin/places'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { sendableText } from '#lib/sendable-text.ts'
import { Button } from '#ui/button.tsx'
import { DeedDialog } from '../parts/deed-dialog.tsx'
import { StaffNoteField } from '../parts/staff-note-field.tsx'
import { useDeed } from '../parts/use-deed.ts'
import { changePlace } from './places.api.ts'

/** Takes a place out of every list and search, or brings it back. */
export function PlaceVisibility({ place }: { place: StaffPlaceDetail }) {
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
