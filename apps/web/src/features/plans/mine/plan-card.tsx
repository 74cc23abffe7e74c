import type { PlanSummary } from '@honjeo/contract/plan'
import { Plural, useLingui } from '@lingui/react/macro'
import { CalendarRange, Copy, EllipsisVertical, Link2, MapPin, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { isShownWhole } from '#features/places/place-image.tsx'
import { paths } from '#lib/navigation/paths.ts'
import { ActionMenu } from '#ui/overlay/menu.tsx'
import { Badge } from '#ui/feedback/badge.tsx'
import { CardLink } from '#ui/list/links.tsx'
import { CoverImage } from '#ui/media/cover-image.tsx'
import { IconButton } from '#ui/form/icon-button.tsx'
import { lazyLayer } from '#ui/overlay/dialog.tsx'
import { formatJourney, formatNights, MODE_ICONS, TRANSPORT_LABELS } from '../labels.ts'
import { useDeletePlan } from './use-delete-plan.ts'

export function PlanCard({ plan }: { plan: PlanSummary }) {
  return (
    <div className="relative">
      <CardLink to={paths.plan(plan.planId)} className="flex gap-3.5 p-3">
        <Cover plan={plan} />
        <Facts plan={plan} />
      </CardLink>
      <div className="absolute top-1 right-1">
        <PlanCardMenu plan={plan} />
      </div>
    </div>
  )
}

function Cover({ plan: { image, copyrightType } }: { plan: PlanSummary }) {
  return (
    <CoverImage
      src={image}
      alt=""
      ratio="1/1"
      fit={isShownWhole(copyrightType) ? 'contain' : 'cover'}
      className="size-24 shrink-0 self-start rounded-md"
    >
      {image === null && (
        <CalendarRange aria-hidden="true" size={28} className="absolute inset-0 m-auto text-basalt-500" />
      )}
    </CoverImage>
  )
}

function Facts({ plan }: { plan: PlanSummary }) {
  const { t, i18n } = useLingui()
  const { title, startDate, endDate, transportType, spotCount, isShared } = plan
  const ModeIcon = MODE_ICONS[transportType]
  return (
    <div className="min-w-0 flex-1 space-y-1 py-0.5">
      <p className="pr-8 text-lg leading-snug font-bold">{title}</p>
      <p className="text-sm text-basalt-700">{formatJourney(startDate, endDate)}</p>
      <p className="flex flex-wrap gap-x-3 gap-y-1 text-sm text-basalt-500">
        <span>{formatNights(startDate, endDate)}</span>
        <span className="inline-flex items-center gap-1">
          <ModeIcon aria-hidden="true" size={14} />
          {i18n._(TRANSPORT_LABELS[transportType])}
        </span>
        <span className="inline-flex items-center gap-1">
          <MapPin aria-hidden="true" size={14} />
          <Plural value={spotCount} _0="아직 비어 있어요" other="장소 #곳" />
        </span>
      </p>
      {isShared && (
        <p className="pt-0.5">
          <Badge tone="sea" icon={<Link2 aria-hidden="true" size={13} />}>
            {t`공유 중`}
          </Badge>
        </p>
      )}
    </div>
  )
}

const CopyPlanSheet = lazyLayer(() => import('../copy/copy-plan-sheet.tsx').then((module) => module.CopyPlanSheet))

function PlanCardMenu({ plan: { planId, title, startDate } }: { plan: PlanSummary }) {
  const { t } = useLingui()
  const [isCopying, setCopying] = useState(false)
  const remove = useDeletePlan(planId)
  return (
    <>
      <ActionMenu
        trigger={
          <IconButton label={t`${title} 메뉴`} icon={<EllipsisVertical size={20} />} className="text-basalt-500" />
        }
        actions={[
          { label: t`복사하기`, icon: <Copy aria-hidden="true" size={18} />, onSelect: () => setCopying(true) },
          {
            label: t`삭제`,
            icon: <Trash2 aria-hidden="true" size={18} />,
            isDanger: true,
            onSelect: () => void remove(),
          },
        ]}
      />
      <CopyPlanSheet planId={planId} open={isCopying} onOpenChange={setCopying} startDate={startDate} />
    </>
  )
}
