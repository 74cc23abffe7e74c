import { type ComponentType, lazy, Suspense } from 'react'
import { useWasOpened } from './use-was-opened.ts'

/** A sheet or dialog whose code is fetched with its first opening. For nothing that helps in danger: that comes with its screen. */
export function lazyLayer<Props extends { open: boolean }>(load: () => Promise<ComponentType<Props>>) {
  const Layer = lazy(() => load().then((component) => ({ default: component })))
  return function LazyLayer(props: Props) {
    return (
      useWasOpened(props.open) && (
        <Suspense>
          <Layer {...props} />
        </Suspense>
      )
    )
  }
}
