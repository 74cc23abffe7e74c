import type { GenderRestriction, JoinPolicy, RequiredProof, RoomStatus } from '@honjeo/contract/values/enums'
import type { PartOfDay } from '@honjeo/contract/values/part-of-day'
import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Badge } from '#ui/feedback/badge.tsx'

export const GENDER_LABELS: Record<GenderRestriction, ReactNode> = {
  MIXED: <Trans>누구나</Trans>,
  MALE: <Trans>남성만</Trans>,
  FEMALE: <Trans>여성만</Trans>,
}

/** The words for how one comes into a room. */
export const ENTRY_LABELS: Record<JoinPolicy, ReactNode> = {
  INSTANT: <Trans>바로 입장</Trans>,
  APPROVAL: <Trans>승인 후 입장</Trans>,
}

/** The words for who comes in, where a host asks for something; rooms that an earlier version kept on the device do not say. */
export const PROVEN_LABELS: Partial<Record<RequiredProof, ReactNode>> = {
  MEETING: <Trans>만남을 확인받은 사람만</Trans>,
  KAKAO: <Trans>카카오를 연결한 사람만</Trans>,
  IDENTITY: <Trans>본인확인한 사람만</Trans>,
}

/** The day and part of the day of a room, which is all that visitors see of its time. */
export const PART_OF_DAY_LABELS: Record<PartOfDay, ReactNode> = {
  MORNING: <Trans context="part of day">오전</Trans>,
  AFTERNOON: <Trans context="part of day">오후</Trans>,
  EVENING: <Trans context="part of day">저녁</Trans>,
}

/** Whether a companion room still takes people. */
export function StatusBadge({ status }: { status: RoomStatus }) {
  switch (status) {
    case 'RECRUITING':
      return (
        <Badge tone="sea">
          <Trans>모집중</Trans>
        </Badge>
      )
    case 'FULL':
      return (
        <Badge tone="normal">
          <Trans>모집완료</Trans>
        </Badge>
      )
    case 'ENDED':
      return (
        <Badge>
          <Trans>종료</Trans>
        </Badge>
      )
  }
}
