import type { RoomStatus } from '@honjeo/contract/values/enums'
import { Trans } from '@lingui/react/macro'
import { Badge } from './badge.tsx'

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
