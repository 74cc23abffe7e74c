import { useLingui } from '@lingui/react/macro'
import { ArrowDown } from 'lucide-react'
import { Button } from '#ui/button.tsx'

/** Somebody said something below what is in view. */
export function NewMessagePill({ onPress }: { onPress: () => void }) {
  const { t } = useLingui()
  return (
    <div className="pointer-events-none absolute inset-x-0 bottom-3 flex justify-center *:pointer-events-auto">
      <Button
        variant="inverse"
        size="sm"
        shape="pill"
        icon={<ArrowDown aria-hidden="true" size={16} />}
        onClick={onPress}
      >
        {t`새 메시지`}
      </Button>
    </div>
  )
}
