import type { TargetView } from '@honjeo/contract/admin/common'
import { paths } from '#lib/paths.ts'

/** Where the app shows it to everybody; null for what stands within something else, or is not to be seen. */
export function targetPath({ type, id, isHidden, isGone }: TargetView): string | null {
  if (isHidden || isGone) return null
  switch (type) {
    case 'USER':
      return paths.profile(id)
    case 'POST':
      return paths.post(id)
    case 'ROOM':
      return paths.room(id)
    case 'COMMENT':
    case 'REVIEW':
    case 'MESSAGE':
      return null
  }
}
