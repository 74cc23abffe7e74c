import { useLingui } from '@lingui/react/macro'
import { ArrowDown, ArrowUp, type LucideIcon } from 'lucide-react'
import { Button } from '#ui/button.tsx'
import { cx } from '#ui/cx.ts'

export interface JumpPillProps {
  /** How many messages of others lie there. */
  count: number
  onPress: () => void
}

export function NewestPill({ count, onPress }: JumpPillProps) {
  const { t } = useLingui()
  const label = count > 0 ? t`새 메시지 ${count}개` : t`맨 아래로`
  return <Pill label={label} icon={ArrowDown} onPress={onPress} className="bottom-3" />
}

export function FirstUnreadPill({ count, onPress }: JumpPillProps) {
  const { t } = useLingui()
  return <Pill label={t`안 읽은 메시지 ${count}개`} icon={ArrowUp} onPress={onPress} className="top-3" />
}

interface PillProps {
  label: string
  icon: LucideIcon
  onPress: () => void
  className: string
}

/** Over the conversation, which stays in reach beside it. */
function Pill({ label, icon: Icon, onPress, className }: PillProps) {
  return (
    <div className={cx('pointer-events-none absolute inset-x-0 flex justify-center *:pointer-events-auto', className)}>
      <Button variant="inverse" size="sm" shape="pill" icon={<Icon aria-hidden="true" size={16} />} onClick={onPress}>
        {label}
      </Button>
    </div>
  )
}
