import { useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import { Button } from '#ui/form/button.tsx'
import { IconButton } from '#ui/form/icon-button.tsx'
import { create } from 'zustand'

/** Says on the hubs alone, where a visitor is not writing anything, that there is a newer build, and offers the way to have it now. */
export function NewBuildBar() {
  const { t } = useLingui()
  const { takeOver } = useNewBuild()
  return (
    <div role="status">
      {takeOver !== null && (
        <div className="flex items-center gap-2 border-t border-basalt-200 bg-sea-50 py-2 pr-1 pl-gutter text-sea-700">
          <p className="min-w-0 flex-1 text-sm font-semibold">{t`새 버전이 있어요`}</p>
          <Button variant="secondary" size="sm" onClick={takeOver}>
            {t`지금 바꾸기`}
          </Button>
          <IconButton label={t`나중에 바꾸기`} icon={<X size={18} />} onClick={() => offerNewBuild(null)} />
        </div>
      )}
    </div>
  )
}

/** A newer build of the app than this page: its worker waits, and what it takes to have it now; null while there is none. */
const useNewBuild = create<{ takeOver: (() => void) | null }>()(() => ({ takeOver: null }))

export function offerNewBuild(takeOver: (() => void) | null): void {
  useNewBuild.setState({ takeOver })
}
