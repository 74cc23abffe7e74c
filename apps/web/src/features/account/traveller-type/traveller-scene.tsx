import type { TravellerType } from '@honjeo/contract/values/traveller-type'
import type { ReactNode } from 'react'
import { cx } from '#ui/cx.ts'

/** A picture for each type, and one for the start, where the ways part. They keep their daylight in the dark scheme. */
const SCENES: Record<TravellerType | 'crossroads', ReactNode> = {
  여유형: (
    <>
      <path d="M0 0h350v220H0z" fill="#d5eef3" />
      <circle cx="268" cy="52" r="26" fill="#fff6dc" />
      <path d="M0 96q60-22 108-10t92-4l40 14H0z" fill="#8fc08a" />
      <path d="M0 96h350v60H0z" fill="#3aa3ad" />
      <path
        d="M0 118q29-10 58 0t58 0 58 0 58 0 58 0 60 0"
        fill="none"
        stroke="#fff"
        strokeOpacity=".55"
        strokeWidth="3"
      />
      <path d="M0 150q60-18 120-6t120-2 110-4v82H0z" fill="#f6e3bd" />
      <path d="M0 148q60-18 120-6t120-2 110-4" fill="none" stroke="#fff" strokeWidth="4" strokeLinecap="round" />
      <path d="M176 190V82" stroke="#7a4a3a" strokeWidth="5" strokeLinecap="round" />
      <path
        d="M112 96a64 50 0 0 1 128 0q-11-8-21 0-11-8-22 0-10-8-21 0-11-8-22 0-10-8-21 0-11-8-21 0z"
        fill="#ff7a2f"
      />
      <path d="M154 96q-2-34 22-50 24 16 21 50-10-8-21 0-11-8-22 0z" fill="#fff6dc" />
      <path
        d="M196 172l34 14h54"
        fill="none"
        stroke="#0b7a80"
        strokeWidth="7"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M208 196l14-12m38 12l10-10" stroke="#43484f" strokeWidth="4" strokeLinecap="round" />
      <path d="M96 196h34v-4a17 12 0 0 0-34 0z" fill="#c22f2f" />
      <path d="M104 182q9-8 18 0" fill="none" stroke="#fff6dc" strokeWidth="3" strokeLinecap="round" />
    </>
  ),
  탐험형: (
    <>
      <path d="M0 0h350v220H0z" fill="#e3efd0" />
      <circle cx="84" cy="50" r="24" fill="#fff6dc" />
      <path d="M0 132q70-44 140-22t210-18v128H0z" fill="#b5d3a0" />
      <path d="M58 220C118 188 138 92 190 60c14-9 24 2 36 3 12-2 20-10 32-1 40 32 50 104 92 126v32z" fill="#6aa84f" />
      <path d="M190 60c14-9 24 2 36 3 12-2 20-10 32-1q-14 14-34 13t-34-15z" fill="#3f7d4e" />
      <path
        d="M120 220q60-22 84-34t2-28-18-28 26-24 8-26"
        fill="none"
        stroke="#fff6dc"
        strokeWidth="7"
        strokeLinecap="round"
        strokeDasharray="1 14"
      />
      <path d="M250 62V22" stroke="#43484f" strokeWidth="4" strokeLinecap="round" />
      <path d="M250 24q14-8 30 0v18q-16-8-30 0z" fill="#ff7a2f" />
      <path d="M0 184q80-24 150 0t200 0v36H0z" fill="#3f7d4e" />
      <Flowers
        at={[
          [30, 188],
          [64, 196],
          [300, 190],
        ]}
      />
    </>
  ),
  기록형: (
    <>
      <path d="M0 0h350v220H0z" fill="#ffe3d0" />
      <path d="M0 0h350v60q-90 26-180 6T0 70z" fill="#ffd0b0" />
      <circle cx="176" cy="112" r="44" fill="#ff9250" />
      <path d="M0 118h350v102H0z" fill="#0b7a80" />
      <path d="M140 130h72M150 144h54M132 158h86M158 172h38" stroke="#ffc6a1" strokeWidth="5" strokeLinecap="round" />
      <path d="M0 118q40-26 74-14 20-22 44-6l14 20z" fill="#43484f" />
      <path
        d="M84 66V44h30M266 66V44h-30M84 158v22h30M266 158v22h-30"
        fill="none"
        stroke="#fff"
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="250" cy="60" r="6" fill="#c22f2f" />
      <g transform="translate(-14 8)">
        <path d="M30 176l66-14 12 56H38z" fill="#fff" />
        <path d="M39 181l50-11 6 28-50 11z" fill="#ffc6a1" />
        <path d="M41 196q14-12 26-6t26-6l2 14-50 11z" fill="#0b7a80" />
      </g>
      <path d="M296 206l30-52 10 6-30 52-12 6z" fill="#f2c14e" />
      <path d="M296 206l10 6-12 6z" fill="#43484f" />
    </>
  ),
  계획형: (
    <>
      <path d="M0 0h350v220H0z" fill="#d6ebf0" />
      <path
        d="M0 40q29-8 58 0t58 0 58 0 58 0 58 0 60 0M0 196q29-8 58 0t58 0 58 0 58 0 58 0 60 0"
        fill="none"
        stroke="#fff"
        strokeOpacity=".7"
        strokeWidth="3"
      />
      <path d="M38 126c2-36 60-62 140-66s136 22 138 54-56 64-136 68S36 162 38 126z" fill="#f6efe0" />
      <path d="M146 132q20-32 32-34t30 32q-30 10-62 2z" fill="#8fc08a" />
      <path
        d="M86 142q20-44 62-54t60 16 54 12"
        fill="none"
        stroke="#0b7a80"
        strokeWidth="4"
        strokeDasharray="2 9"
        strokeLinecap="round"
      />
      <Pin x={86} y={142} number={1} />
      <Pin x={148} y={88} number={2} />
      <Pin x={262} y={116} number={3} />
      <path d="M236 160h84v44h-84z" fill="#fff" />
      <path
        d="M248 174l5 5 9-10M248 191l5 5 9-10"
        fill="none"
        stroke="#187440"
        strokeWidth="3.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M270 175h38M270 192h26" stroke="#c9ccd0" strokeWidth="5" strokeLinecap="round" />
    </>
  ),
  crossroads: (
    <>
      <path d="M0 0h350v220H0z" fill="#ffe3d0" />
      <circle cx="86" cy="66" r="30" fill="#fff6dc" />
      <path d="M0 142c60-18 96-64 150-92 18-8 28 0 40 2 14-4 22-10 38-2 44 28 72 70 122 86v84H0z" fill="#b9cf9b" />
      <path d="M0 168q90-30 180-10t170-8v70H0z" fill="#6aa84f" />
      <path d="M150 220q10-34 26-56h12q20 22 34 56z" fill="#fff6dc" />
      <path d="M184 172V46" stroke="#7a4a3a" strokeWidth="7" strokeLinecap="round" />
      <path d="M184 56h58l14 12-14 12h-58z" fill="#ff7a2f" />
      <path d="M184 78h-54l-14 12 14 12h54z" fill="#0b7a80" />
      <path d="M184 100h48l14 12-14 12h-48z" fill="#f2c14e" />
      <path d="M184 122h-40l-14 12 14 12h40z" fill="#3f7d4e" />
      <path
        d="M198 68h28M144 90h26M198 112h20M156 134h16"
        stroke="#fff"
        strokeOpacity=".85"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <Flowers
        at={[
          [46, 196],
          [78, 206],
          [292, 192],
        ]}
      />
    </>
  ),
}

function Pin({ x, y, number }: { x: number; y: number; number: number }) {
  return (
    <>
      <circle cx={x} cy={y} r="15" fill="#ff7a2f" stroke="#fff" strokeWidth="3" />
      <text x={x} y={y + 5} textAnchor="middle" fontSize="15" fontWeight="800" fill="#1b1e22">
        {number}
      </text>
    </>
  )
}

/** Canola, from its foot up. */
function Flowers({ at }: { at: readonly (readonly [x: number, y: number])[] }) {
  return at.map(([x, y]) => (
    <g key={x} transform={`translate(${x} ${y})`}>
      <path d="M0 0v-14" stroke="#2f6a3c" strokeWidth="3" strokeLinecap="round" />
      {[-6, 0, 6].map((dx) => (
        <circle key={dx} cx={dx} cy={-15 - (dx === 0 ? 5 : 0)} r="4.5" fill="#f2c14e" />
      ))}
    </g>
  ))
}

/** Decoration: the words beside it say what it means. */
export function TravellerScene({ scene, className }: { scene: keyof typeof SCENES; className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 350 220" className={cx('w-full overflow-hidden rounded-lg', className)}>
      {SCENES[scene]}
    </svg>
  )
}
