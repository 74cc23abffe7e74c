import { generate } from 'lean-qr'
import { toSvgPath } from 'lean-qr/extras/svg'

/** Modules of nothing around the code, as its standard (ISO 18004) asks for. */
const QUIET = 4

/** The code is black on white in either scheme: not every camera reads it the other way round. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const code = generate(text)
  const size = code.size + 2 * QUIET
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-QUIET} ${-QUIET} ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-48 rounded-md bg-white text-ink"
    >
      <path d={toSvgPath(code)} fill="currentColor" />
    </svg>
  )
}
