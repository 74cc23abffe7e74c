import { NewPlace } from '#features/admin/places/new-place.tsx'

export const Component = NewPlace
