import proj4 from 'proj4'

/** Korea 2000 / Unified CS, by which Korea numbers its land (EPSG:5179). */
const UNIFIED_CS = proj4(
  '+proj=tmerc +lat_0=38 +lon_0=127.5 +k=0.9996 +x_0=1000000 +y_0=2000000 +ellps=GRS80 +towgs84=0,0,0,0,0,0,0 +units=m +no_defs',
)

export interface Position {
  /** WGS 84, degrees. */
  lat: number
  lng: number
}

/** Metres to the east and to the north in EPSG:5179. */
export function toUnifiedCs({ lat, lng }: Position): { east: number; north: number } {
  const [east, north] = UNIFIED_CS.forward<[number, number]>([lng, lat])
  return { east, north }
}
