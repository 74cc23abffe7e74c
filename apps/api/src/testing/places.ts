import type { Database } from '../db/client.ts'
import { seedCatalogue } from '../demo/catalogue.ts'

/** The numbers of 새별오름 and 정방폭포, two places of the catalogue that tests meet at. */
export const SAEBYEOL = 572_973
export const JEONGBANG = 126_437

export const withCatalogue = ({ db }: Database) => seedCatalogue(db)
