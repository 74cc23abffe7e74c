import type { ReactNode } from 'react'

interface ConsolePageProps {
  title: ReactNode
  /** Above the title, such as the way back to the list. */
  above?: ReactNode
  /** Beside the title: badges. */
  marks?: ReactNode
  /** At the end of the title's line: buttons. */
  actions?: ReactNode
  children: ReactNode
}

/** What every screen of the console stands in. */
export function ConsolePage({ title, above, marks, actions, children }: ConsolePageProps) {
  return (
    <div className="mx-auto w-full max-w-6xl px-gutter pt-5 pb-16 lg:px-8">
      {above !== undefined && <div className="mb-1 flex min-h-9 items-center">{above}</div>}
      <header className="mb-5 flex min-h-11 flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
          <h1 className="min-w-0 text-2xl font-bold">{title}</h1>
          {marks}
        </div>
        {actions !== undefined && <div className="flex flex-wrap gap-2">{actions}</div>}
      </header>
      {children}
    </div>
  )
}
