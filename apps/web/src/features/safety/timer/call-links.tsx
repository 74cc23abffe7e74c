import { useLingui } from '@lingui/react/macro'

/** At the top of every screen of timers and alerts, wherever one has scrolled to. The device asks before it dials. */
export function CallLinks() {
  return (
    <>
      <CallLink number="112" />
      <CallLink number="119" />
    </>
  )
}

function CallLink({ number }: { number: string }) {
  const { t } = useLingui()
  return (
    <a
      href={`tel:${number}`}
      className="flex h-11 min-w-11 items-center justify-center rounded-full px-1 font-bold text-danger tabular-nums hover:bg-danger-bg"
    >
      {number}
      <span className="sr-only"> {t`전화`}</span>
    </a>
  )
}
