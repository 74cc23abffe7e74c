import type { ReactNode } from 'react'

interface Step {
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

type Picture = 'share' | 'add' | 'confirm' | 'menu'

const INK = 'var(--color-basalt-700)'
const PALE = 'var(--color-basalt-200)'
const MARK = 'var(--color-tangerine-500)'

/** A phone as far as a step needs it: its frame, what lies around, and in the app's colour what to press. */
const PARTS: Record<Picture, ReactNode> = {
  share: (
    <>
      <path d="M14 20h44M14 30h44M14 40h30" stroke={PALE} strokeWidth="5" />
      <path d="M9 66h54" stroke={PALE} strokeWidth="2" />
      <circle cx="36" cy="80" r="14" fill={MARK} fillOpacity=".2" />
      <path d="M31 78h-2v9h14v-9h-2M36 83V71M32 75l4-4 4 4" stroke={MARK} strokeWidth="2.5" />
      <path d="M14 80h6M52 80h6" stroke={PALE} strokeWidth="4" />
    </>
  ),
  add: (
    <>
      <path d="M14 20h26M14 34h34" stroke={PALE} strokeWidth="5" />
      <rect x="11" y="46" width="50" height="18" rx="5" fill={MARK} fillOpacity=".2" />
      <path d="M17 55h22" stroke={INK} strokeWidth="4" />
      <path d="M49 50h8v10h-8zM53 52.5v5M50.5 55h5" stroke={MARK} strokeWidth="2" />
      <path d="M14 76h30M14 86h22" stroke={PALE} strokeWidth="5" />
    </>
  ),
  confirm: (
    <>
      <path d="M14 20h12" stroke={PALE} strokeWidth="5" />
      <rect x="41" y="12" width="20" height="15" rx="5" fill={MARK} fillOpacity=".2" />
      <path d="m46 20 3.5 3.5 7-7" stroke={MARK} strokeWidth="2.5" />
      <rect x="16" y="38" width="20" height="20" rx="6" fill={MARK} stroke="none" />
      <path d="M44 44h14M44 53h9" stroke={INK} strokeWidth="4" />
      <path d="M14 74h44M14 84h28" stroke={PALE} strokeWidth="5" />
    </>
  ),
  menu: (
    <>
      <path d="M14 20h24" stroke={PALE} strokeWidth="5" />
      <circle cx="55" cy="20" r="11" fill={MARK} fillOpacity=".2" />
      <path d="M55 15v.01M55 20v.01M55 25v.01" stroke={MARK} strokeWidth="4" />
      <path d="M14 40h44M14 50h44M14 60h30" stroke={PALE} strokeWidth="5" />
    </>
  ),
}

export function StepPicture({ of }: { of: Picture }) {
  return (
    <svg
      aria-hidden="true"
      width="72"
      height="100"
      viewBox="0 0 72 100"
      fill="none"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <rect x="4" y="2" width="64" height="96" rx="12" fill="var(--color-paper)" stroke={INK} strokeWidth="2.5" />
      {PARTS[of]}
    </svg>
  )
}
