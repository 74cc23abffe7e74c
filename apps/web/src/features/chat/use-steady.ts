import { useLayoutEffect, useRef, useState } from 'react'

/** Functions for children that are drawn anew only when something changed: the same ones at every render, which do what the latest do. */
export function useSteady<T extends object>(latest: { [K in keyof T]: T[K] }): T {
  const current = useRef(latest)
  useLayoutEffect(() => {
    current.current = latest
  })
  const [steady] = useState(() => {
    const names = Object.keys(latest) as (keyof T)[]
    const call =
      (name: keyof T) =>
      (...args: unknown[]) =>
        (current.current[name] as (...all: unknown[]) => unknown)(...args)
    return Object.fromEntries(names.map((name) => [name, call(name)])) as T
  })
  return steady
}
