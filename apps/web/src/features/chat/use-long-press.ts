import { type MouseEvent, type PointerEvent, useRef } from 'react'

const LONG_MS = 450
/** The px that a finger may tremble. */
const SLACK = 8

/** A long press of a finger, or the secondary button of a mouse. iOS reports neither, so the time is kept here. */
export function useLongPress(onLongPress: () => void) {
  const press = useRef<{ timer: ReturnType<typeof setTimeout>; x: number; y: number } | null>(null)
  const wasLong = useRef(false)

  function cancel() {
    clearTimeout(press.current?.timer)
    press.current = null
  }

  function fire() {
    cancel()
    wasLong.current = true
    onLongPress()
  }

  return {
    onPointerDown({ pointerType, clientX, clientY }: PointerEvent) {
      wasLong.current = false
      if (pointerType === 'mouse') return
      cancel()
      press.current = { timer: setTimeout(fire, LONG_MS), x: clientX, y: clientY }
    },
    onPointerMove({ clientX, clientY }: PointerEvent) {
      if (press.current === null) return
      if (Math.hypot(clientX - press.current.x, clientY - press.current.y) > SLACK) cancel()
    },
    onPointerUp: cancel,
    onPointerCancel: cancel,
    onContextMenu(event: MouseEvent) {
      event.preventDefault()
      if (!wasLong.current) fire()
    },
    /** The tap that ends a long press opens neither the link nor the photo under the finger. */
    onClickCapture(event: MouseEvent) {
      if (!wasLong.current) return
      wasLong.current = false
      event.preventDefault()
      event.stopPropagation()
    },
  }
}
