/** Shared by the two kinds of dialog, which differ in role and in how they close. */
export const dialogBackdropClass =
  'fixed inset-0 z-50 bg-ink/50 transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0'

export const dialogPopupClass =
  'fixed inset-0 z-50 m-auto flex h-fit max-h-[86dvh] w-[min(100%-40px,360px)] flex-col rounded-xl bg-paper text-basalt-900 ' +
  'shadow-2 transition-[scale,opacity] duration-150 outline-none data-ending-style:scale-95 data-ending-style:opacity-0 ' +
  'data-starting-style:scale-95 data-starting-style:opacity-0'

/** Two buttons beside each other and equally wide, or below each other where a word would not fit on its line. */
export const dialogActionsClass = 'flex shrink-0 flex-wrap gap-2 px-6 pb-6 wrap-break-word *:flex-1'
