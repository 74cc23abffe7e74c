import { say } from '@honjeo/contract/values/sentences'
import { appError } from '@honjeo/contract/app-error'

/** A box in degrees; longitudes from west to east, no box crosses the date line. */
export interface Box {
  west: number
  south: number
  east: number
  north: number
}

/** The latitude at which Web Mercator ends. */
const LATITUDE_MAX = 85.05

/** Reads `west,south,east,north`; throws INVALID_MAP_BOX for anything that is no box on the earth. */
export function parseBox(text: string): Box {
  const numbers = text.split(',').map((part) => (part.trim() === '' ? Number.NaN : Number(part)))
  const [west = Number.NaN, south = Number.NaN, east = Number.NaN, north = Number.NaN] = numbers
  const isBox =
    numbers.length === 4 && west >= -180 && east <= 180 && south >= -90 && north <= 90 && west < east && south < north
  if (!isBox) throw appError('INVALID_MAP_BOX', { fields: { bbox: say('WRONG_MAP_BOX') } })
  return { west, south, east, north }
}

const clampLatitude = (latitude: number) => Math.max(-LATITUDE_MAX, Math.min(LATITUDE_MAX, latitude))

/** Returns the place in Web Mercator (EPSG:3857) scaled to 0–1 from the north; https://wiki.openstreetmap.org/wiki/Slippy_map_tilenames */
function toTileY(latitude: number, tiles: number): number {
  const radians = (clampLatitude(latitude) * Math.PI) / 180
  return ((1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2) * tiles
}
const fromTileY = (y: number, tiles: number) => (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / tiles))) * 180) / Math.PI

/** The whole tiles of a zoom that the box touches: all who look at the same area ask for the same. */
export function widenToTiles({ west, south, east, north }: Box, zoom: number): Box {
  const tiles = 2 ** zoom
  const column = (longitude: number) => ((longitude + 180) / 360) * tiles
  return {
    west: (Math.floor(column(west)) / tiles) * 360 - 180,
    east: (Math.ceil(column(east)) / tiles) * 360 - 180,
    north: fromTileY(Math.floor(toTileY(north, tiles)), tiles),
    south: fromTileY(Math.ceil(toTileY(south, tiles)), tiles),
  }
}
