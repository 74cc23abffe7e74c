import type { Position } from '@honjeo/contract/values/geo'

/** The nearest zoom of the map. */
export const ZOOM_MAX = 18

/** The sides of a part of the map, in degrees. */
export interface Box {
  west: number
  south: number
  east: number
  north: number
}

/** What the map shows: its middle and how near. */
export interface MapView extends Position {
  zoom: number
}

/** A box that was or may be searched, and the zoom at which it fills the map. */
export interface MapArea {
  box: Box
  zoom: number
}

/** The number of decimals of about a metre: finer than a finger, and short in an address. */
const DECIMALS = 5

const write = (value: number) => String(Number(value.toFixed(DECIMALS)))

/** Reads exactly so many numbers with commas between; anything else is not meant for us. */
function readNumbers(text: string | null, count: number): number[] | null {
  const parts = text?.split(',') ?? []
  const numbers = parts.map(Number)
  return parts.length === count && parts.every((part) => part.trim() !== '') && numbers.every(Number.isFinite)
    ? numbers
    : null
}

/** Returns `west,south,east,north`, as the server and GeoJSON order them. */
export const formatBox = ({ west, south, east, north }: Box) => [west, south, east, north].map(write).join(',')

/** Returns `33.38,126.55,9.25`. */
export const formatView = ({ lat, lng, zoom }: MapView) => [lat, lng, zoom].map(write).join(',')

export function parseView(text: string | null): MapView | null {
  const [lat, lng, zoom] = readNumbers(text, 3) ?? []
  if (lat === undefined || lng === undefined || zoom === undefined) return null
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 && zoom >= 0 ? { lat, lng, zoom } : null
}

/** The box, and the zoom behind it. */
export const formatArea = ({ box, zoom }: MapArea) => `${formatBox(box)},${write(zoom)}`

export function parseArea(text: string | null): MapArea | null {
  const [west, south, east, north, zoom] = readNumbers(text, 5) ?? []
  if (west === undefined || south === undefined || east === undefined || north === undefined || zoom === undefined)
    return null
  const isBox = west < east && south < north && west >= -180 && east <= 180 && south >= -90 && north <= 90
  return isBox && zoom >= 0 ? { box: { west, south, east, north }, zoom } : null
}

export function isInBox({ lat, lng }: Position, { west, south, east, north }: Box): boolean {
  return lat >= south && lat <= north && lng >= west && lng <= east
}

/** The part of a box's width and height below which another area is the same. */
const TOLERANCE = 0.02

/** Whether two areas are the same to the eye. */
export function isSameArea(a: MapArea, b: MapArea): boolean {
  const width = (a.box.east - a.box.west) * TOLERANCE
  const height = (a.box.north - a.box.south) * TOLERANCE
  return (
    Math.abs(a.box.west - b.box.west) < width &&
    Math.abs(a.box.east - b.box.east) < width &&
    Math.abs(a.box.south - b.box.south) < height &&
    Math.abs(a.box.north - b.box.north) < height
  )
}
