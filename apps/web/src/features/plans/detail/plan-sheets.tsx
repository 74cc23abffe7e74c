import type { PlanDay, PlanDetail, PlanSpot } from '@honjeo/contract/plan'
import { PLAN_DAY_SPOTS_MAX, PLAN_SPOT_TITLE_MAX } from '@honjeo/contract/values/limits'
import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Heart, PencilLine, Search } from 'lucide-react'
import { useState } from 'react'
import { formatMonthDay, instantAt } from '#lib/text/dates.ts'
import { sendableText } from '#lib/text/sendable-text.ts'
import { Button } from '#ui/form/button.tsx'
import { Form } from '#ui/form/form.tsx'
import { ListItem } from '#ui/list/list-item.tsx'
import { Sheet } from '#ui/overlay/dialog.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { AlternativesSheet } from '../alternatives/alternatives-sheet.tsx'
import { CartSheet } from '../cart-sheet.tsx'
import { ShareSheet } from '../shared/share-sheet.tsx'
import { findPlace, findSpot } from './edits/arrange.ts'
import { FactsSheet } from './facts-sheet.tsx'
import { legAt, type LegPlace } from './leg-ends.ts'
import { LegSheet } from './leg-sheet.tsx'
import { OptimizeSheet } from './optimize-sheet.tsx'
import { RainSheet } from './rain-sheet.tsx'
import { SpotSheet } from './spot-sheet.tsx'
import type { PlanActs } from './use-plan-acts.ts'
import type { useSheet } from './use-sheet.ts'

/** What lies over the plan, and about what. */
export type PlanSheet =
  | { kind: 'facts' }
  | { kind: 'share' }
  | { kind: 'optimize'; dayIndex: number | null }
  | { kind: 'rain'; dayIndex: number }
  | { kind: 'edit' | 'replace' | 'day'; spotId: string }
  | { kind: 'add' | 'cart' | 'words'; dayIndex: number }
  | ({ kind: 'leg' } & LegPlace)

export interface PlanSheetsProps {
  plan: PlanDetail
  sheet: ReturnType<typeof useSheet<PlanSheet>>
  acts: PlanActs
  onSave: () => Promise<void>
  onSearch: (dayIndex: number) => void
}

/** The one sheet that is open, or closing. */
export function PlanSheets({ plan, sheet, acts, onSave, onSearch }: PlanSheetsProps) {
  // Outlives its sheet: nothing that was typed is lost.
  const [words, setWords] = useState('')
  const { value, isOpen, setOpen, open } = sheet
  const over = { open: isOpen, onOpenChange: setOpen }
  if (value === null) return null

  if (value.kind === 'share') return <ShareSheet {...over} plan={plan} />
  if (value.kind === 'facts') return <FactsSheet key={sheet.key} {...over} plan={plan} onChange={acts.changeFacts} />
  if (value.kind === 'optimize') {
    return <OptimizeSheet {...over} plan={plan} dayIndex={value.dayIndex} onSave={onSave} onAccept={acts.accept} />
  }
  if (value.kind === 'rain') {
    return <RainSheet {...over} plan={plan} dayIndex={value.dayIndex} onSave={onSave} onAccept={acts.acceptForRain} />
  }

  if (value.kind === 'leg') {
    const opened = legAt(plan.days, value)
    return opened && <LegSheet {...over} {...opened} />
  }

  if ('spotId' in value) {
    const { kind, spotId } = value
    const spot = findSpot(plan.days, spotId)
    if (spot === undefined) return null
    if (kind === 'edit') {
      return <SpotSheet key={sheet.key} {...over} spot={spot} onNote={(notes) => acts.note(spotId, notes)} />
    }
    if (kind === 'day') {
      return <DaySheet {...over} spot={spot} days={plan.days} onChoose={(day) => acts.moveToDay(spotId, day)} />
    }
    return (
      <AlternativesSheet
        {...over}
        planId={plan.planId}
        version={plan.version}
        spot={spot}
        onChoose={(place) => acts.replace(spotId, place)}
      />
    )
  }

  const { kind, dayIndex } = value
  if (kind === 'add') {
    return (
      <AddSheet
        {...over}
        dayIndex={dayIndex}
        onSearch={() => onSearch(dayIndex)}
        onCart={() => open({ kind: 'cart', dayIndex })}
        onOwnWords={() => open({ kind: 'words', dayIndex })}
      />
    )
  }
  if (kind === 'words') {
    return (
      <OwnWordsSheet
        {...over}
        text={words}
        onTextChange={setWords}
        onAdd={(title) => {
          setWords('')
          acts.add(dayIndex, [{ title }])
        }}
      />
    )
  }
  const spots = plan.days[dayIndex]?.spots ?? []
  return (
    <CartSheet
      {...over}
      taken={spots.flatMap(({ contentId }) => contentId ?? [])}
      room={PLAN_DAY_SPOTS_MAX - spots.length}
      onAdd={(places) =>
        acts.add(
          dayIndex,
          places.map(({ contentId, contentTypeId, title, addr1, firstImage, copyrightType }) => ({
            contentId,
            contentTypeId,
            title,
            addr1,
            image: firstImage,
            copyrightType,
          })),
        )
      }
    />
  )
}

interface AddSheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  dayIndex: number
  onSearch: () => void
  onCart: () => void
  onOwnWords: () => void
}

/** Asks where the next stop of a day comes from. */
function AddSheet({ open, onOpenChange, dayIndex, onSearch, onCart, onOwnWords }: AddSheetProps) {
  const { t } = useLingui()
  const number = dayIndex + 1
  const closing = (act: () => void) => () => {
    onOpenChange(false)
    act()
  }
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={t`${number}일차에 장소 추가`}>
      <ul className="-mx-4 divide-y divide-basalt-200">
        <ListItem leading={<Search size={20} />} title={t`장소 찾기`} onPress={closing(onSearch)} />
        <ListItem leading={<Heart size={20} />} title={t`담은 장소에서 고르기`} onPress={closing(onCart)} />
        <ListItem
          leading={<PencilLine size={20} />}
          title={t`직접 적기`}
          description={t`렌터카 반납처럼 장소가 아닌 일도 좋아요`}
          onPress={closing(onOwnWords)}
        />
      </ul>
    </Sheet>
  )
}

interface DaySheetProps {
  spot: PlanSpot
  days: readonly PlanDay[]
  open: boolean
  onOpenChange: (open: boolean) => void
  onChoose: (dayIndex: number) => void
}

/** The other days a stop may go to. */
function DaySheet({ spot, days, open, onOpenChange, onChoose }: DaySheetProps) {
  const { t } = useLingui()
  const from = findPlace(days, spot.spotId)?.dayIndex
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={t`어느 날로 옮길까요?`} description={spot.title}>
      <ul className="-mx-4 divide-y divide-basalt-200">
        {days.map(({ date, spots }, dayIndex) => {
          if (dayIndex === from) return null
          const number = dayIndex + 1
          return (
            <ListItem
              key={date}
              title={t`${number}일차`}
              description={formatMonthDay(instantAt(date, '12:00'))}
              trailing={spots.length === 0 ? t`비어 있음` : plural(spots.length, { other: '#곳' })}
              onPress={() => {
                onOpenChange(false)
                onChoose(dayIndex)
              }}
            />
          )
        })}
      </ul>
    </Sheet>
  )
}

interface OwnWordsSheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  text: string
  onTextChange: (text: string) => void
  onAdd: (title: string) => void
}

/** A stop that is no place of the catalogue: 렌터카 반납, 친구 집. */
function OwnWordsSheet({ open, onOpenChange, text, onTextChange, onAdd }: OwnWordsSheetProps) {
  const { t } = useLingui()
  const title = sendableText(text)

  function handleSubmit() {
    if (title === '') return
    onOpenChange(false)
    onAdd(title)
  }

  return (
    <Sheet open={open} onOpenChange={onOpenChange} title={t`직접 적기`}>
      <Form onSubmit={handleSubmit} className="gap-4">
        <TextField
          label={t`할 일이나 갈 곳`}
          placeholder={t`예: 렌터카 반납, 친구 집`}
          autoComplete="off"
          value={text}
          maxLength={PLAN_SPOT_TITLE_MAX}
          showsCount
          onChange={(event) => onTextChange(event.target.value)}
        />
        <Button type="submit" fullWidth disabled={title === ''}>
          <Trans>일정에 넣기</Trans>
        </Button>
      </Form>
    </Sheet>
  )
}
