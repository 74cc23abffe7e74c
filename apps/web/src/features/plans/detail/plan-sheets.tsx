import type { PlanDetail } from '@honjeo/contract/plan'
import { PLAN_DAY_SPOTS_MAX } from '@honjeo/contract/values/limits'
import { useState } from 'react'
import { AlternativesSheet } from '../alternatives/alternatives-sheet.tsx'
import { CartSheet } from '../cart-sheet.tsx'
import { ShareSheet } from '../shared/share-sheet.tsx'
import { AddSheet } from './add-sheet.tsx'
import { DaySheet } from './day-sheet.tsx'
import { findSpot } from './edits/arrange.ts'
import { FactsSheet } from './facts-sheet.tsx'
import { OptimizeSheet } from './optimize-sheet.tsx'
import { OwnWordsSheet } from './own-words-sheet.tsx'
import { SpotSheet } from './spot-sheet.tsx'
import type { PlanActs } from './use-plan-acts.ts'
import type { useSheet } from './use-sheet.ts'

/** What lies over the plan, and about what. */
export type PlanSheet =
  | { kind: 'facts' }
  | { kind: 'share' }
  | { kind: 'optimize'; dayIndex: number | null }
  | { kind: 'edit' | 'replace' | 'day'; spotId: string }
  | { kind: 'add' | 'cart' | 'words'; dayIndex: number }

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
