import type { StaffBanner } from '@honjeo/contract/admin/publishing'

/** The list with one of it so many places on. */
export function moved<T>(list: readonly T[], from: number, by: number): T[] {
  const item = list[from]
  return item === undefined ? [...list] : list.toSpliced(from, 1).toSpliced(Math.max(0, from + by), 0, item)
}

/** Returns the banners whose number is not their place in the order, with the one that is. */
export const positionsOf = (banners: readonly StaffBanner[]): StaffBanner[] =>
  banners.flatMap((banner, position) => (banner.position === position ? [] : [{ ...banner, position }]))

/** The position behind all other banners. */
export const nextPosition = (banners: readonly StaffBanner[]) =>
  Math.max(-1, ...banners.map(({ position }) => position)) + 1
