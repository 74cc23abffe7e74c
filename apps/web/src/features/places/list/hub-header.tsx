import { useLingui } from '@lingui/react/macro'
import { Search } from 'lucide-react'
import { paths } from '#lib/paths.ts'
import { IconLink } from '#ui/icon-link.tsx'
import { RegionSelect, type RegionSelectProps } from './region-select.tsx'

/** Says where one is looking, and lets one look elsewhere or for something by name. */
export function HubHeader(region: Pick<RegionSelectProps, 'value' | 'onChange'>) {
  const { t } = useLingui()
  return (
    <header className="pt-safe-0 pr-2.5 pl-gutter">
      <h1 className="sr-only">{t`탐색`}</h1>
      <div className="flex min-h-14 items-center justify-between gap-3">
        <RegionSelect {...region} look="title" />
        <IconLink to={paths.searchBox()} label={t`장소 검색`} icon={<Search size={22} />} />
      </div>
    </header>
  )
}
