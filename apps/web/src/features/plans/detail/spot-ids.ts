/** The elements that take the focus after a move. */
export const handleId = (spotId: string) => `spot-${spotId}-handle`
export const menuId = (spotId: string) => `spot-${spotId}-menu`
export const stepId = (spotId: string, by: -1 | 1) => `spot-${spotId}-${by === 1 ? 'down' : 'up'}`
export const addId = (dayIndex: number) => `day-${dayIndex}-add`
