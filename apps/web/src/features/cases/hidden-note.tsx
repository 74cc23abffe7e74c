import { useLingui } from '@lingui/react/macro'
import { EyeOff } from 'lucide-react'
import { paths } from '#lib/navigation/paths.ts'
import { Callout } from '#ui/feedback/callout.tsx'
import { TextLink } from '#ui/list/links.tsx'

export interface HiddenNoteProps {
  type: 'POST' | 'COMMENT' | 'REVIEW'
  id: number
  className?: string
}

/** Marks the member's own content that is hidden from others, with the way to appeal. */
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
