import { useLingui } from '@lingui/react/macro'
import { Plus } from 'lucide-react'
import { MyPlanList } from '#features/plans/mine/my-plan-list.tsx'
import { paths } from '#lib/paths.ts'
import { IconLink } from '#ui/icon-link.tsx'
import { PageHeader } from '#ui/page-header.tsx'

export function Component() {
  const { t } = useLingui()
  return (
    <>
      <PageHeader
        title={t`내 여행 일정`}
        back={{ fallback: paths.my() }}
        right={<IconLink to={paths.newPlan()} label={t`일정 짜기`} icon={<Plus size={22} />} />}
      />
      <div className="flex-1 px-gutter pt-2 pb-8">
        <MyPlanList />
      </div>
    </>
  )
}
