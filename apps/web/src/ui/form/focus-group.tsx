import type { ReactNode } from 'react'
import type { RefCallBack } from 'react-hook-form'

/** A group is focused at its first control, when it is the form's first wrong field. */
export function FocusGroup({ focusRef, children }: { focusRef: RefCallBack; children: ReactNode }) {
  return (
    <div
      ref={(element) =>
        focusRef(element && { focus: () => element.querySelector<HTMLElement>('input, button, select')?.focus() })
      }
    >
      {children}
    </div>
  )
}
