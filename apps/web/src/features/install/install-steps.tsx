import type { ReactNode } from 'react'

export interface Step {
  picture?: ReactNode
  text: ReactNode
}

/** What to do, one thing after the other, each with a picture of what to look for. */
export function InstallSteps({ steps }: { steps: readonly Step[] }) {
  return (
    <ol className="space-y-4">
      {steps.map(({ picture, text }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- they stay as they are
        <li key={index} className="flex items-center gap-4">
          {picture !== undefined && <span className="shrink-0">{picture}</span>}
          <p className="flex min-w-0 flex-1 gap-2">
            <span aria-hidden="true" className="font-bold text-tangerine-700 tabular-nums">
              {index + 1}
            </span>
            <span className="min-w-0">{text}</span>
          </p>
        </li>
      ))}
    </ol>
  )
}
