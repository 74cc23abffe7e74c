/** A pill of 36 px with 44 px to tap; its colours come from one of the two below. */
export const chipClass =
  'touch-target relative inline-flex min-h-9 shrink-0 items-center gap-1.5 rounded-full border px-3.5 text-md ' +
  'whitespace-nowrap transition-colors select-none'

export const idleChip = 'border-basalt-200 bg-paper text-basalt-700 hover:bg-basalt-100'

/** Dark: brightness, not hue alone, tells the chosen apart. */
export const chosenChip = 'border-basalt-900 bg-basalt-900 font-semibold text-paper'
