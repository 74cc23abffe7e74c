import type { PlanDay, PlanSpot } from '@honjeo/contract/plan'
import { useLingui } from '@lingui/react/macro'
import {
  ArrowDown,
  ArrowUp,
  CalendarArrowDown,
  ChevronDown,
  ChevronUp,
  EllipsisVertical,
  MapPin,
  Pencil,
  Replace,
  Trash2,
} from 'lucide-react'
import { useNavigate } from 'react-router'
import { paths } from '#lib/navigation/paths.ts'
import type { MenuAction } from '#ui/overlay/lists.tsx'
import { ActionMenu } from '#ui/overlay/menu.tsx'
import { IconButton } from '#ui/form/icon-button.tsx'
import { stepPlace } from './edits/arrange.ts'
import { menuId, stepId } from './spot-item.tsx'

export interface SpotActionHandlers {
  onStep: (by: -1 | 1) => void
  onEdit: () => void
  onReplace: () => void
  onMoveToDay: () => void
  onRemove: () => void
}

export interface SpotActionsProps extends SpotActionHandlers {
  spot: PlanSpot
  days: readonly PlanDay[]
}

/** Everything one can do with a stop. */
export function SpotMenu({ spot, days, onStep, onEdit, onReplace, onMoveToDay, onRemove }: SpotActionsProps) {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { spotId, title, contentId } = spot
  const ofPlace: MenuAction[] =
    contentId === null
      ? []
      : [
          { label: t`다른 곳으로 바꾸기`, icon: <Replace aria-hidden="true" size={18} />, onSelect: onReplace },
          {
            label: t`장소 보기`,
            icon: <MapPin aria-hidden="true" size={18} />,
            onSelect: () => void navigate(paths.place(contentId)),
          },
        ]
  const actions: MenuAction[] = [
    { label: t`시간·메모 고치기`, icon: <Pencil aria-hidden="true" size={18} />, onSelect: onEdit },
    ...ofPlace,
    {
      label: t`위로`,
      icon: <ArrowUp aria-hidden="true" size={18} />,
      disabled: stepPlace(days, spotId, -1) === null,
      onSelect: () => onStep(-1),
    },
    {
      label: t`아래로`,
      icon: <ArrowDown aria-hidden="true" size={18} />,
      disabled: stepPlace(days, spotId, 1) === null,
      onSelect: () => onStep(1),
    },
    ...(days.length === 1
      ? []
      : [
          {
            label: t`다른 날로 옮기기`,
            icon: <CalendarArrowDown aria-hidden="true" size={18} />,
            onSelect: onMoveToDay,
          },
        ]),
    { label: t`삭제`, icon: <Trash2 aria-hidden="true" size={18} />, isDanger: true, onSelect: onRemove },
  ]
  return (
    <ActionMenu
      trigger={
        <IconButton
          id={menuId(spotId)}
          label={t`${title} 메뉴`}
          icon={<EllipsisVertical size={20} />}
          className="-my-2.5 -mr-2.5"
        />
      }
      actions={actions}
    />
  )
}

/** The buttons while the order is changed: one step at a tap. */
export function SpotSteps({
  spot: { spotId, title },
  days,
  onStep,
}: Pick<SpotActionsProps, 'spot' | 'days' | 'onStep'>) {
  const { t } = useLingui()
  return (
    <span className="-my-2.5 -mr-2 flex">
      <IconButton
        id={stepId(spotId, -1)}
        label={t`${title} 위로`}
        icon={<ChevronUp size={22} />}
        disabled={stepPlace(days, spotId, -1) === null}
        onClick={() => onStep(-1)}
      />
      <IconButton
        id={stepId(spotId, 1)}
        label={t`${title} 아래로`}
        icon={<ChevronDown size={22} />}
        disabled={stepPlace(days, spotId, 1) === null}
        onClick={() => onStep(1)}
      />
    </span>
  )
}
