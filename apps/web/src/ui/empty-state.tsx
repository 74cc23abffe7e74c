import type { ReactNode } from 'react'
import { EmptyScene } from './empty-scene.tsx'
import type { Scene } from './scene-drawing.tsx'

export interface EmptyStateProps {
  scene?: Scene
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
