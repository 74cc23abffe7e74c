import type { CataloguePlace } from '../place.ts'
import { stayGuesthouses } from './stays-guesthouses.ts'
import { stayHotels } from './stays-hotels.ts'
import { stayResorts } from './stays-resorts.ts'

export const stays: readonly CataloguePlace[] = [...stayGuesthouses, ...stayHotels, ...stayResorts]
