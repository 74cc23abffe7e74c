import type { ReactNode } from 'react'

/** What there is to read, and beside it what can be done. */
export function DetailColumns({ children, aside }: { children: ReactNode; aside: ReactNode }) {
  return (
    <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_25rem]">
      <div className="grid min-w-0 grid-cols-1 gap-4">{children}</div>
      <div className="grid min-w-0 grid-cols-1 gap-4">{aside}</div>
    </div>
  )
}
