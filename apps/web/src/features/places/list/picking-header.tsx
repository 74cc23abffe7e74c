import { useLingui } from '@lingui/react/macro'
import { Search } from 'lucide-react'
import { paths } from '#lib/paths.ts'
import { IconLink } from '#ui/icon-link.tsx'
import { PageHeader } from '#ui/page-header.tsx'

/** While a place is being picked for the screen `from`. */
export function PickingHeader({ from }: { from: string }) {
  const { t } = useLingui()
  return (
    <PageHeader
      title={t`장소 고르기`}
      back={{ fallback: from }}
      right={<IconLink to={paths.searchBox({ from })} label={t`장소 검색`} icon={<Search size={22} />} />}
    />
  )
}
