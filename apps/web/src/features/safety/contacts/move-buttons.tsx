import { useLingui } from '@lingui/react/macro'
import { ArrowDown, ArrowUp } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import { IconButton } from '#ui/icon-button.tsx'

interface MoveButtonsProps {
  name: string
  /** From 0. */
  index: number
  count: number
  onMove: (steps: 1 | -1) => void
}

/** Who is told earlier or later. At an end of the list a button says no more than that, and keeps the focus. */
export function MoveButtons({ name, index, count, onMove }: MoveButtonsProps) {
  const { t } = useLingui()
  const pressed = useRef<HTMLButtonElement>(null)
  const lastIndex = useRef(index)
  // An element that is moved within the page loses the focus.
  useLayoutEffect(() => {
    if (lastIndex.current === index) return
    lastIndex.current = index
    pressed.current?.focus()
    pressed.current = null
  }, [index])

  const button = (steps: 1 | -1, label: string, Icon: typeof ArrowUp) => {
    const isAtEnd = steps === -1 ? index === 0 : index === count - 1
    return (
      <IconButton
        label={label}
        icon={<Icon size={20} />}
        aria-disabled={isAtEnd || undefined}
        className={isAtEnd ? 'text-basalt-400!' : ''}
        onClick={({ currentTarget }) => {
          if (isAtEnd) return
          pressed.current = currentTarget
          onMove(steps)
        }}
      />
    )
  }
  return (
    <div className="-mt-2 -mr-2 flex shrink-0">
      {button(-1, t`${name}: 더 먼저 알리기`, ArrowUp)}
      {button(1, t`${name}: 더 나중에 알리기`, ArrowDown)}
    </div>
  )
}
