import { minuteOf } from '@honjeo/contract/values/clock-time'
import type { PlanSpot } from '@honjeo/contract/plan'
import { PLAN_MEMO_MAX, PLAN_SPOT_TITLE_MAX } from '@honjeo/contract/values/limits'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { sendableText } from '#lib/text/sendable-text.ts'
import { Button } from '#ui/form/button.tsx'
import { Sheet } from '#ui/overlay/dialog.tsx'
import { TextArea } from '#ui/form/text-area.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { TimeField } from '#ui/form/time-field.tsx'
import { addMinutes } from './edits/clock.ts'
import { defaultEnd } from './edits/visit-times.ts'
import type { SpotNotes } from './use-plan-acts.ts'

export interface SpotSheetProps {
  spot: PlanSpot
  open: boolean
  onOpenChange: (open: boolean) => void
  onNote: (notes: SpotNotes) => void
}

/** Asks when one is there, and what one wants to remember. However it is closed, what was typed counts. */
export function SpotSheet({ spot, open, onOpenChange, onNote }: SpotSheetProps) {
  const { t } = useLingui()
  const [notes, setNotes] = useState({
    title: spot.title,
    memo: spot.memo,
    startTime: spot.startTime,
    endTime: spot.endTime,
  })
  const { title, memo, startTime, endTime } = notes
  const isBackwards = startTime !== null && endTime !== null && endTime <= startTime
  const isOwnWords = spot.contentId === null

  function handleStart(next: string) {
    const isRange = startTime !== null && endTime !== null && !isBackwards
    const nextEnd = isRange
      ? addMinutes(next, minuteOf(endTime) - minuteOf(startTime))
      : defaultEnd(next, spot.contentTypeId)
    setNotes({ ...notes, startTime: next, endTime: nextEnd })
  }

  function handleOpenChange(next: boolean) {
    onOpenChange(next)
    if (next) return
    const times = isBackwards ? {} : { startTime, endTime }
    onNote({ title: sendableText(title) || spot.title, memo: sendableText(memo), ...times })
  }

  return (
    <Sheet
      open={open}
      onOpenChange={handleOpenChange}
      title={t`시간·메모 고치기`}
      description={spot.title}
      footer={
        <Button fullWidth disabled={isBackwards} onClick={() => handleOpenChange(false)}>
          <Trans>저장</Trans>
        </Button>
      }
    >
      <div className="space-y-5">
        {isOwnWords && (
          <TextField
            label={t`이름`}
            value={title}
            maxLength={PLAN_SPOT_TITLE_MAX}
            onChange={(event) => setNotes({ ...notes, title: event.target.value })}
          />
        )}
        <div>
          <div className="grid grid-cols-2 gap-2">
            <TimeField label={t`도착`} placeholder={t`안 정함`} value={startTime} onChange={handleStart} />
            <TimeField
              label={t`출발`}
              placeholder={t`안 정함`}
              value={endTime}
              initialTime={startTime === null ? '11:00' : defaultEnd(startTime, spot.contentTypeId)}
              disabled={startTime === null}
              error={isBackwards ? t`도착보다 뒤로 골라주세요.` : undefined}
              onChange={(next) => setNotes({ ...notes, endTime: next })}
            />
          </div>
          {startTime !== null && (
            <Button
              variant="ghost"
              size="sm"
              className="mt-1"
              onClick={() => setNotes({ ...notes, startTime: null, endTime: null })}
            >
              <Trans>시간 지우기</Trans>
            </Button>
          )}
        </div>
        <TextArea
          label={t`메모`}
          isOptional
          rows={3}
          value={memo}
          maxLength={PLAN_MEMO_MAX}
          showsCount
          placeholder={t`예약 번호, 먹고 싶은 것, 챙길 것을 적어두세요`}
          onChange={(event) => setNotes({ ...notes, memo: event.target.value })}
        />
      </div>
    </Sheet>
  )
}
