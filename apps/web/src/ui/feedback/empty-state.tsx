import { lazy, type ReactNode, Suspense } from 'react'
import type { SceneName } from './scene-drawing.tsx'

const SKIES: Record<SceneName, string> = {
  oreum: '#e3efd0',
  sea: '#d5eef3',
  road: '#ffe3d0',
  lantern: '#2b3a63',
  storm: '#dfe4e6',
}

/** Comes like any picture, behind the words; without it there is the sky. */
const SceneDrawing = lazy(() =>
  import('./scene-drawing.tsx').then(
    (module) => ({ default: module.SceneDrawing }),
    () => ({ default: () => null }),
  ),
)

export function EmptyScene({ scene }: { scene: SceneName }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 160 120" width="160" height="120" className="overflow-hidden rounded-lg">
      <path d="M0 0h160v120H0z" fill={SKIES[scene]} />
      <Suspense>
        <SceneDrawing scene={scene} />
      </Suspense>
    </svg>
  )
}

export interface EmptyStateProps {
  scene?: SceneName
  title: string
  description?: ReactNode
  /** One button or link: what to do next. */
  action?: ReactNode
}

export function EmptyState({ scene = 'oreum', title, description, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center px-6 py-10 text-center">
      <EmptyScene scene={scene} />
      <p className="mt-5 text-lg font-bold text-balance">{title}</p>
      {description !== undefined && <p className="mt-1.5 text-balance text-basalt-500">{description}</p>}
      {action !== undefined && <div className="mt-6">{action}</div>}
    </div>
  )
}
