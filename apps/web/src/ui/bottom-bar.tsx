import type { ReactNode } from 'react'

/** The action of a screen, held at its bottom; wide buttons take `className="flex-1"`. */
export function BottomBar({ children }: { children: ReactNode }) {
  return (
    <div className="pb-safe-3 sticky bottom-0 z-20 mt-auto flex items-center gap-2 border-t border-basalt-200 bg-paper px-gutter pt-3">
      {children}
    </div>
  )
}
