import { useLingui } from '@lingui/react/macro'
import { EyeOff } from 'lucide-react'
import { paths } from '#lib/paths.ts'
import { Callout } from './callout.tsx'
import { TextLink } from './text-link.tsx'

export interface HiddenNoteProps {
  type: 'POST' | 'COMMENT' | 'REVIEW'
  id: number
  className?: string
}

/** Beside something of one's own that nobody else sees any more: that it is so, and where one can answer for it. */
export function HiddenNote({ type, id, className = '' }: HiddenNoteProps) {
  const { t } = useLingui()
  return (
    <Callout
      tone="warning"
      icon={<EyeOff aria-hidden="true" size={18} />}
      className={className}
      action={<TextLink to={paths.newInquiry({ type, id })}>{t`의견 보내기`}</TextLink>}
    >
      {t`가려져서 지금은 나에게만 보여요. 괜찮은 글이라고 생각하면 알려주세요. 운영자가 다시 볼게요.`}
    </Callout>
  )
}
