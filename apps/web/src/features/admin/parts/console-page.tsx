import { useLingui } from '@lingui/react/macro'
import type { UseQueryResult } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { errorText } from '#lib/server/api-error.ts'
import { useGoBack } from '#lib/navigation/go-back.ts'
import { cardClass } from '#ui/list/card.tsx'
import { cx } from '#ui/cx.ts'
import { ErrorState } from '#ui/feedback/error-state.tsx'
import { ScreenSpinner } from '#ui/list/page-header.tsx'

interface ConsolePageProps {
  title: ReactNode
  /** What is above the title, such as the way back to the list. */
  above?: ReactNode
  /** The badges beside the title. */
  marks?: ReactNode
  /** The buttons at the end of the title's line. */
  actions?: ReactNode
  children: ReactNode
}

/** What every screen of the console is framed in. */
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

/** Leads back to where one came from, its filters and place as they were; to `fallback` where nothing lies behind this screen. */
export function BackLine({ fallback }: { fallback: string }) {
  const { t } = useLingui()
  const goBack = useGoBack(fallback)
  return (
    <button
      type="button"
      onClick={goBack}
      className="touch-target relative inline-flex items-center gap-1 rounded-sm text-sm font-semibold text-basalt-700 hover:underline"
    >
      <ArrowLeft aria-hidden="true" size={16} />
      {t`뒤로`}
    </button>
  )
}

/** What there is to read, and beside it what can be done. */
export function DetailColumns({ children, aside }: { children: ReactNode; aside: ReactNode }) {
  return (
    <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,1fr)_25rem]">
      <div className="grid min-w-0 grid-cols-1 gap-4">{children}</div>
      <div className="grid min-w-0 grid-cols-1 gap-4">{aside}</div>
    </div>
  )
}

interface PanelProps {
  title: ReactNode
  /** What is at the end of the title's line. */
  action?: ReactNode
  className?: string
  children: ReactNode
}

/** A card with a heading of its own. */
export function Panel({ title, action, className, children }: PanelProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={cx(cardClass, 'min-w-0 p-5!', className)}>
      <div className="mb-3 flex min-h-9 flex-wrap items-center justify-between gap-2">
        <h2 id={id} className="text-lg font-bold">
          {title}
        </h2>
        {action}
      </div>
      {children}
    </section>
  )
}

/** Something whole in whatever state it is: on its way, failed, or there. */
export function LoadState<T>({ query, children }: { query: UseQueryResult<T>; children: (data: T) => ReactNode }) {
  const { data, error, isFetching, refetch } = query
  if (data !== undefined) return children(data)
  if (error === null) {
    return (
      <div className="flex min-h-80">
        <ScreenSpinner />
      </div>
    )
  }
  return <ErrorState message={errorText(error)} isRetrying={isFetching} onRetry={() => void refetch()} />
}
