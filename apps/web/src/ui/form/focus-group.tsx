import type { ReactNode } from 'react'
import type { RefCallBack } from 'react-hook-form'

/** A group is focused at its first control, when it is the form's first wrong field. */
export function FocusGroup({ focusRef, children }: { focusRef: RefCallBack; children: ReactNode }) {
  function focus(group: HTMLElement) {
    group.querySelector<HTMLElement>('input, button, select')?.focus()
    // What is wrong is shown below the last of the choices, which may be a screen further down. It is drawn by the next frame.
    requestAnimationFrame(() => group.querySelector('[aria-live]')?.scrollIntoView({ block: 'nearest' }))
  }
  return <div ref={(group) => focusRef(group && { focus: () => focus(group) })}>{children}</div>
}
