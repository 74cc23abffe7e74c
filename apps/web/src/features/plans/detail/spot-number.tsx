/** As the mark on the map says. */
export function SpotNumber({ number }: { number: number }) {
  return (
    <span className="flex size-8 items-center justify-center rounded-full bg-tangerine-500 text-sm font-bold text-ink tabular-nums">
      {number}
    </span>
  )
}
