import { PlaceList } from '#features/admin/places/place-list.tsx'

export const Component = PlaceList
