import { useLingui } from '@lingui/react/macro'
import { VisuallyHidden } from './visually-hidden.tsx'

/** What a link to another site needs, … */
export const newTabProps = { target: '_blank', rel: 'noopener noreferrer' }

/** … and what it says to those who do not see it open. */
export function NewTab() {
  const { t } = useLingui()
  return <VisuallyHidden>{t`(새 창)`}</VisuallyHidden>
}
