import type { ReactNode } from 'react'

export type SceneName = 'oreum' | 'sea' | 'road' | 'lantern' | 'storm'

/** Small landscapes of the island; they keep their daylight in the dark scheme, like pictures do. */
const SCENES: Record<SceneName, ReactNode> = {
  oreum: (
    <>
      <circle cx="118" cy="36" r="14" fill="#fff6dc" />
      <path d="M0 92c18-8 30-30 52-46 8-6 14-2 20 2 6-6 14-6 20 0 18 18 34 40 68 44v28H0z" fill="#6aa84f" />
      <path d="M0 98c40-14 100-10 160 2v20H0z" fill="#3f7d4e" />
      <path
        d="M22 112q2-8 7-12M30 114q2-6 6-9M128 114q2-8 7-12M136 116q2-6 6-9"
        fill="none"
        stroke="#f2d98b"
        strokeWidth="2.5"
        strokeLinecap="round"
      />
    </>
  ),
  sea: (
    <>
      <circle cx="40" cy="32" r="12" fill="#fffbe8" />
      <path d="M0 70h160v50H0z" fill="#3aa3ad" />
      <path d="M0 84q13-8 27 0t27 0 27 0 27 0 27 0 27 0v36H0z" fill="#0b7a80" />
      <path d="M84 72h44l-8 14H92z" fill="#ff7a2f" />
      <path d="M106 70V36l22 30z" fill="#fffbf4" />
      <path d="M102 70V44L86 66z" fill="#ffe3d0" />
      <path
        d="M0 102q13-7 27 0t27 0 27 0 27 0 27 0 27 0"
        fill="none"
        stroke="#fff"
        strokeOpacity=".6"
        strokeWidth="3"
      />
    </>
  ),
  road: (
    <>
      <circle cx="36" cy="38" r="14" fill="#fff6dc" />
      <path d="M0 84q40-30 84-14t76-6v56H0z" fill="#e8a06a" />
      <path d="M0 96q60-14 160-4v28H0z" fill="#7a4a3a" />
      <path d="M70 120q22-12 10-20t8-16 16-12" fill="none" stroke="#fff6dc" strokeWidth="7" strokeLinecap="round" />
      <path d="M118 66V38" stroke="#43484f" strokeWidth="3" strokeLinecap="round" />
      <path d="M118 38q10-6 20 0v12q-10-6-20 0z" fill="#ff7a2f" />
      <path d="M118 44q10-6 20 0v6q-10-6-20 0z" fill="#0b7a80" />
    </>
  ),
  lantern: (
    <>
      <circle cx="138" cy="22" r="9" fill="#fff3cf" />
      <path d="M0 24q80 42 160 4" fill="none" stroke="#8f9cc7" strokeWidth="2" />
      <rect x="28" y="36" width="18" height="24" rx="7" fill="#ffd27a" />
      <rect x="70" y="44" width="18" height="24" rx="7" fill="#ff9250" />
      <rect x="112" y="42" width="18" height="24" rx="7" fill="#ffd27a" />
      <circle cx="20" cy="60" r="1.5" fill="#fff" />
      <circle cx="60" cy="26" r="1.5" fill="#fff" />
      <circle cx="98" cy="22" r="1.5" fill="#fff" />
      <path d="M0 100q30-16 60-6t50-4 50 4v26H0z" fill="#182445" />
    </>
  ),
  storm: (
    <>
      <path d="M36 58a16 16 0 0 1 2-32 22 22 0 0 1 42-4 15 15 0 0 1 8 36z" fill="#fff" />
      <path d="M50 66l-5 10M66 66l-5 10M82 66l-5 10" stroke="#0b7a80" strokeWidth="3" strokeLinecap="round" />
      <path d="M0 96q40-16 80-6t80-4v34H0z" fill="#87989c" />
      <path d="M128 92q-6-18 2-34" fill="none" stroke="#43484f" strokeWidth="4" strokeLinecap="round" />
      <path
        d="M130 58q-18-8-26 4 14-4 24 0-10 0-14 12 8-10 17-10 8 4 10 16 4-14-7-20 10-2 18 6-6-14-22-8z"
        fill="#187440"
      />
    </>
  ),
}

/** Decoration: the words beside it say what it means. */

export const SceneDrawing = ({ scene }: { scene: SceneName }) => SCENES[scene]
