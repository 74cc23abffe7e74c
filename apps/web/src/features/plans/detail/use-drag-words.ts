import type { Announcements, ScreenReaderInstructions, UniqueIdentifier } from '@dnd-kit/core'
import type { PlanDay } from '@honjeo/contract/plan'
import { useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import { findPlace, findSpot } from './edits/arrange.ts'
import { placeAt, type PlanRow } from './edits/plan-rows.ts'

/** What is said of a drag to those who do not see it. */
export function useDragWords(days: readonly PlanDay[], rows: readonly PlanRow[]) {
  const { t } = useLingui()
  const isJustLifted = useRef(false)
  const nameOf = (id: UniqueIdentifier) => findSpot(days, String(id))?.title ?? ''

  function positionOf(id: UniqueIdentifier, overId: UniqueIdentifier | undefined): string {
    const place =
      overId === undefined || overId === id ? findPlace(days, String(id)) : placeAt(rows, String(id), String(overId))
    const day = (place?.dayIndex ?? 0) + 1
    const number = (place?.index ?? 0) + 1
    return t`${day}일차 ${number}번째`
  }

  const announcements: Announcements = {
    onDragStart: ({ active }) => {
      isJustLifted.current = true
      const [name, position] = [nameOf(active.id), positionOf(active.id, undefined)]
      return t`${name}, 집었어요. 지금 ${position} 자리예요.`
    },
    onDragOver: ({ active, over }) => {
      // A lifted card lies over its own place; that has been said.
      const isOwnPlace = isJustLifted.current
      isJustLifted.current = false
      if (isOwnPlace) return undefined
      const position = positionOf(active.id, over?.id)
      return t`${position} 자리예요.`
    },
    onDragEnd: ({ active, over }) => {
      const [name, position] = [nameOf(active.id), positionOf(active.id, over?.id)]
      return t`${name}, ${position} 자리에 놓았어요.`
    },
    onDragCancel: ({ active }) => {
      const name = nameOf(active.id)
      return t`${name}, 제자리에 두었어요.`
    },
  }
  const screenReaderInstructions: ScreenReaderInstructions = {
    draggable: t`스페이스를 눌러 집고, 위아래 화살표로 옮긴 다음, 스페이스를 눌러 놓으세요. 그만두려면 Esc를 누르세요.`,
  }
  return { announcements, screenReaderInstructions }
}
