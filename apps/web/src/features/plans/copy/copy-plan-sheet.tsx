import { useNavigate } from 'react-router'
import { paths } from '#lib/navigation/paths.ts'
import { CopySheet, type CopySheetProps, useCopyPlan } from './copy-sheet.tsx'

export interface CopyPlanSheetProps extends Omit<CopySheetProps, 'onCopy'> {
  planId: number
}

/** Copies a plan of one's own, and leads to the copy. */
export function CopyPlanSheet({ planId, ...sheet }: CopyPlanSheetProps) {
  const navigate = useNavigate()
  const { copy } = useCopyPlan({ planId }, (copyId) => void navigate(paths.plan(copyId)))
  return (
    <CopySheet
      {...sheet}
      onCopy={(startDate) => {
        sheet.onOpenChange(false)
        copy(startDate)
      }}
    />
  )
}
